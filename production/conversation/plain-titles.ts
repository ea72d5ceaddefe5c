import { languageOf } from '#content/programme/languages.ts'
import type { Scenes } from '#domain/conversation/scenes.ts'
import type { Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'

/** Titles of the plan that claim nothing; instead of another one what every episode asks. */
export function plainTitles(scenes: Scenes, reading: Reading): string[] {
  const gate = gateOf(reading, [])
  const { who = '', more = '', begin = '' } = languageOf(reading.language)?.hosts.chapters ?? {}
  return scenes.map(({ title }, at) => {
    if (/\p{L}{2}/u.test(title) && gate.fitTitle(title).verdict !== 'refused') return title
    return at === 0 ? who : at === scenes.length - 1 ? begin : more
  })
}
