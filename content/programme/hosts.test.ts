import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from './languages.ts'

/** Of whoever it is, one or many, these words say more than a host knows. */
const ofOthers: Readonly<Record<string, RegExp>> = {
  en: /\b(?:they|them|their|she|he|her|his)\b/i,
  de: /\b(?:sie|ihre?|ihnen|er|ihm)\b/i,
  fr: /(?:^|[^\p{L}-])(?:ils|elles?|leurs?|eux)(?!\p{L})/iu,
  es: /(?:^|[^\p{L}])(?:ellos|ellas|ofrecen|hacen|están|los|sus?)(?![\p{L}])/iu,
}

for (const { code, hosts, questions } of languages) {
  const { talk: _, summary: __, titles: ___, chapters: ____, disclosure: _____, ...said } = hosts
  test(`no host says who or how many they are (${code})`, () => {
    const others = ofOthers[code]
    assert.ok(others)
    for (const line of Object.values(said).flat()) assert.doesNotMatch(line, others)
  })
  test(`what customers ask is named without a claim (${code})`, () => {
    for (const { about } of Object.values(questions)) assert.doesNotMatch(about ?? '', /[?.!{}]/)
    assert.ok(questions.price.about)
  })
}
