/** What stands over the door is a piece of a title, and praise before it may be left away: the reader says it as it stands. */
import { endsOf, signsOf } from '#domain/signs.ts'
import type { Line, Verdict } from './line.ts'
import { evidenceOf } from './outcome.ts'
import type { Site } from './site.ts'

export function readOverDoor({ speaker, text, support }: Line, site: Site): Verdict | undefined {
  if (speaker !== 'reader' || support === undefined || support === 'bridge') return undefined
  const said = plain(text)
  const sign = signsOf(site.reading).find(
    ({ text: piece, passage }) =>
      support.includes(passage) && endsOf(piece).some((end) => plain(end) === said),
  )
  const section = site.sectionOf.get(sign?.passage ?? '')
  const statement = section?.sentences.find(
    ({ text: whole }) =>
      plain(whole).endsWith(said) || (section.passage.kind === 'title' && plain(whole).includes(said)),
  )
  return statement && { verdict: 'quoted', evidence: evidenceOf([statement]) }
}

/** A point that is added, and a capital at the beginning, change nothing. */
const plain = (text: string) => text.toLowerCase().replace(/\.$/, '')
