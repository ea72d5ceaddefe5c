import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { languageOf } from '#content/programme/languages.ts'
import { type Material, type ToldBefore, turnsRead } from '#domain/material.ts'
import { isHost, type Script } from '#domain/script.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { writeProgramme } from './write-programme.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
async function materialOf(host: string): Promise<Material> {
  const read = await readWebsite({ web, url: `https://${host}/`, languages: ['en', 'de'] })
  assert.ok(read.outcome === 'read')
  return read.reading
}
const bakery = await materialOf('harbour-lane-bakery.test')
const joiner = await materialOf('tischlerei-brandt.test')

function write(material: Material) {
  const language = languageOf(material.language)
  assert.ok(language)
  return writeProgramme(material, language)
}
function told(material: Material) {
  const written = write(material)
  assert.ok(written.outcome === 'written')
  return written
}
const linesOf = ({ chapters }: Script) => chapters.flatMap(({ sentences }) => sentences)
const readIn = (script: Script) =>
  linesOf(script).flatMap(({ speaker, text }) => (isHost(speaker) ? [] : [text]))
const wordsOf = (script: Script) => linesOf(script).flatMap(({ text }) => text.split(' ')).length

describe('a topic', () => {
  test('is asked for by the website’s own name for it, comes first and names the episode', () => {
    const { script, effects } = told({ ...bakery, topic: 'your wedding cakes, please' })
    assert.equal(script.title, 'Wedding cakes')
    const [, second] = script.chapters
    const asked = second?.sentences.find(({ text }) => /wedding cakes/i.test(text))
    assert.ok(asked && isHost(asked.speaker))
    assert.match(
      second?.sentences.find(({ speaker }) => speaker === 'reader')?.text ?? '',
      /^A wedding cake costs/,
    )
    assert.deepEqual(effects, [{ of: 'topic', said: 'your wedding cakes', found: 2, heard: 2 }])
  })

  test('of which the website says nothing makes no episode', () => {
    const written = write({ ...bakery, topic: 'dog biscuits' })
    assert.deepEqual(
      [written.outcome, written.outcome === 'too-little' && written.want],
      ['too-little', 'topic'],
    )
    assert.deepEqual(written.effects, [{ of: 'topic', said: 'dog biscuits', found: 0, heard: 0 }])
  })

  test('of two things is told as far as the website speaks of one', () => {
    const { effects } = told({ ...bakery, topic: 'the sourdough starter and dog biscuits' })
    assert.deepEqual(
      effects.map((each) => each.of === 'topic' && [each.said, each.heard > 0]),
      [
        ['the sourdough starter', true],
        ['dog biscuits', false],
      ],
    )
  })

  test('that only the introduction names makes none, either', () => {
    const written = write({ ...bakery, topic: 'family' })
    assert.equal(written.outcome === 'too-little' && written.want, 'topic')
  })

  test('is found in German', () => {
    const { script } = told({ ...joiner, topic: 'die Eichen' })
    assert.match(
      script.chapters[1]?.sentences.find(({ speaker }) => speaker === 'reader')?.text ?? '',
      /^Eiche/,
    )
  })

  test('that means prices finds figures', () => {
    const { effects, script } = told({ ...bakery, topic: 'prices' })
    assert.ok(effects.some((each) => each.of === 'topic' && each.heard >= 4))
    assert.ok(readIn(script).filter((text) => text.includes('£')).length >= 5)
  })
})

describe('a note', () => {
  test('brings what must not be missed and keeps out what nobody shall hear', () => {
    const usual = readIn(told(bakery).script).join(' ')
    assert.match(usual, /January 2009/)
    const note =
      'A nice client. Mention Gladys and the electric vans. Do not mention the winter of 2009, or prices.'
    const { script, effects } = told({ ...bakery, note })
    const said = linesOf(script)
      .map(({ text }) => text)
      .join(' ')
    assert.match(said, /We call it Gladys\./)
    assert.match(said, /electric vans/)
    assert.doesNotMatch(said, /2009|£/)
    assert.deepEqual(effects.filter((each) => each.of === 'left-out' && each.found > 0).length, 2)
  })

  test('that names nothing of the website changes nothing, and says so', () => {
    const { script, effects } = told({ ...bakery, note: 'Met her at the fair in Hull. Ring on Tuesday!' })
    assert.deepEqual(script, told(bakery).script)
    assert.ok(effects.length > 0 && effects.every((each) => each.of === 'wish' && each.found === 0))
  })
})

test('of chosen sources more is heard than of others', () => {
  const url = bakery.passages.find(({ url }) => url.endsWith('/classes'))?.url ?? ''
  const heardOf = (material: Material) => {
    const of = new Set(material.passages.filter((each) => each.url === url).map(({ id }) => id))
    return linesOf(told(material).script).filter(
      ({ speaker, support }) =>
        speaker === 'reader' && support !== 'bridge' && support.some((id) => of.has(id)),
    ).length
  }
  assert.ok(heardOf({ ...bakery, chosen: [url] }) > heardOf(bakery))
})

describe('a length', () => {
  const long = [1, 2, 3, 6].map((minutes) => [minutes, wordsOf(told({ ...bakery, minutes }).script)] as const)
  test('makes the thread longer or shorter', () => {
    assert.deepEqual(
      long.map(([, words]) => words),
      long.map(([, words]) => words).sort((a, b) => a - b),
    )
    const shortest = long[0]?.[1] ?? 0
    assert.ok((long.at(-1)?.[1] ?? 0) > 2.5 * shortest, long.join(' '))
  })
  test('is not exceeded by more than a passage', () => {
    for (const [minutes, words] of long) assert.ok(words <= minutes * 155 + 45, `${minutes}: ${words}`)
  })
})

describe('a second episode of the same business', () => {
  const as = (script: Script, title: string): ToldBefore => ({
    title,
    on: '2026-11-23',
    texts: turnsRead(linesOf(script)),
  })

  test('is another one, and when all was told nothing is told again', () => {
    const toldBefore: ToldBefore[] = []
    const titles = new Set<string>()
    let heard: string[] = []
    for (let round = 0; ; round += 1) {
      const written = write({ ...bakery, toldBefore })
      if (written.outcome === 'too-little') {
        assert.equal(written.want, 'told')
        break
      }
      const { script, choice } = written
      const who = new Set(choice.who.sentences)
      const again = readIn(script).filter((text) => heard.includes(text) && !who.has(text))
      assert.deepEqual(
        again.filter((text) => text.split(' ').length > 6),
        [],
      )
      assert.ok(!titles.has(script.title), script.title)
      titles.add(script.title)
      heard = [...heard, ...readIn(script)]
      toldBefore.push(as(script, script.title))
      assert.ok(round < 12)
    }
    assert.ok(toldBefore.length >= 2)
  })

  test('about a topic that was told says that, and not that there is nothing', () => {
    const topic = 'Gladys'
    const first = told({ ...bakery, topic })
    const written = write({ ...bakery, topic, toldBefore: [as(first.script, 'One')] })
    assert.equal(written.outcome === 'too-little' && written.want, 'topic-told')
  })

  test('of a website that was written anew in other words is not held back', () => {
    const toldBefore = [
      { title: 'Of old', on: '2020-01-01', texts: ['We sell carpets by the metre in Leeds.'] },
    ]
    assert.deepEqual(told({ ...bakery, toldBefore }).script, told(bakery).script)
  })
})
