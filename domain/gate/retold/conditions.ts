/** What another place of the website says of the same thing: not yet, sold out, for members only. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Site, Statement } from '#domain/gate/site.ts'
import { wordsOf } from '#domain/gate/words.ts'
import type { Retold } from './retold.ts'

export function conditions({ said, sections, heard, site, isQuestion }: Retold): Doubt[] {
  const limits = finderOf(site.vocabulary.limitsAbove)
  if (isQuestion || limits(said).length > 0 || limits(heard).length > 0) return []
  const content = contentOf(said, site.vocabulary)
  const elsewhere = limitedIn(site).find(({ about }) => {
    const shared = about.filter((word) => content.has(word)).length
    return shared >= Math.min(2, about.length) && shared / about.length >= 0.5
  })
  if (elsewhere) return [fault('limit', `The website also says: “${elsewhere.statement.text}”`)]
  const above = sections.find(({ passage }) => limits(wordsOf(passage.heading, site.language)).length > 0)
  return above ? [fault('limit', `On the website this stands below “${above.passage.heading}”.`)] : []
}

type Limited = { statement: Statement; about: readonly string[] }
const known = new WeakMap<Site, readonly Limited[]>()

/** Short statements that something is not there, with the words for what. */
function limitedIn(site: Site): readonly Limited[] {
  const kept = known.get(site)
  if (kept) return kept
  const limits = finderOf(hard)
  const found = site.sections
    .flatMap(({ sentences }) => sentences)
    .filter(({ words, isQuestion }) => !isQuestion && limits(words).length > 0)
    .map((statement) => ({
      statement,
      about: [...contentOf(statement.words, site.vocabulary)].filter((word) => !ofLimit.has(word)),
    }))
    .filter(({ about }) => about.length > 0 && about.length <= 6)
  known.set(site, found)
  return found
}

/** They stand for the whole of it, wherever they stand. */
const hard = ['coming soon', 'sold out', 'not yet', 'members only', 'ausverkauft', 'agotado', 'próximamente']
const ofLimit = new Set([
  'coming',
  '=come',
  'come',
  'soon',
  'sold',
  '=sell',
  'out',
  'not',
  'yet',
  'member',
  'only',
  'plan',
  '=plan',
  'planned',
])
