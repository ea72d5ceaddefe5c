/** What readers of many talks missed at the end and between customers, as code can hear it: for whoever repairs it. */
import { languageOf } from '#content/programme/languages.ts'
import { type PlacedLine, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import { siteOf } from '#domain/gate/site.ts'
import { isFarewell } from './closing.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'

/** An address, hours or a number is no last word: it is the guest's. */
export function lastWordMarks(scenes: Scenes, { sheet, speakers }: Told): Mark[] {
  const thanks = languageOf(sheet.reading.language)?.hosts.thanks ?? []
  const last = placedIn(scenes).findLast(({ line }) => !isFarewell(line, thanks))
  const ways = new Set(sheet.facts.flatMap(({ kind, passage }) => (isWay.has(kind) ? [passage] : [])))
  const isOfWay = last?.line.claims?.some(({ passage }) => ways.has(passage)) ?? false
  if (speakers === 1 || !last || last.line.speaker === 'guest' || !isOfWay) return []
  const reason =
    'The guest has no last word: behind this the guest says in a few words what they do now, in their own case, and no list of what was told.'
  return [{ number: last.number, reason, isFinal: false }]
}
const isWay: ReadonlySet<string> = new Set(['contact', 'hours', 'place'])

/** One customer's words right behind another's make neither heard. */
export function customerMarks(scenes: Scenes, { sheet }: Told): Mark[] {
  const { sectionOf } = siteOf(sheet.reading)
  const told = placedIn(scenes).filter(({ line }) => (line.claims ?? []).length > 0)
  const customerOf = ({ line: { claims = [] } }: PlacedLine) => {
    const signed = claims.map(({ passage }) => sectionOf.get(passage)?.signature)
    return signed.every(Boolean) ? signed[0] : undefined
  }
  return told.flatMap((placed, at) => {
    const before = told[at - 1]
    const [one, other] = [before && customerOf(before), customerOf(placed)]
    if (!one || !other || one === other || before?.scene !== placed.scene) return []
    const reason =
      'Two customers are heard one behind the other: let something of the business stand between, or leave one out.'
    return [{ number: placed.number, reason, isFinal: false }]
  })
}
