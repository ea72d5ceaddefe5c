import { nothingLeft } from '#content/material-words.ts'
import { ownWordsAgainst, tooLittle } from '#content/unreadable-reasons.ts'
import type { Reading } from '#domain/evidence.ts'
import { againstSite } from '#domain/gate/against-site.ts'
import type { Wishes } from '#domain/wishes.ts'
import { planOf, planOfTalk } from '#production/writer/plan-programme.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { materialOf } from './material.ts'
import type { Finished, Order, Result } from './step.ts'

/** What they wrote before anybody had read the website. */
function isAgainstSite(wishes: Wishes | null | undefined, site: Reading): boolean {
  const { sentence = '', answers = [] } = wishes ?? {}
  const texts = [sentence, ...answers.flatMap(({ question, answer }) => [question, answer])].filter(Boolean)
  return texts.length > 0 && texts.some((text) => againstSite(site)(text).length > 0)
}

/** What there is to tell decides how long it takes; nothing is padded. */
export async function planStep(order: Order, finished: Finished): Promise<Result<Finished['plan']>> {
  const { brief } = order
  const reading = materialOf(order, finished)
  if (isAgainstSite(order.wishes, finished['read-website']))
    return { outcome: 'give-up', code: 'own-words', reason: ownWordsAgainst(reading.host) }
  const written = programmeOf(reading, order.wishes)
  if (written.outcome === 'too-little' && written.want)
    return { outcome: 'ask', reason: nothingLeft(written.want, reading.host, written.effects) }
  const wishes = brief ? { speakers: brief.hosts, ...(brief.minutes && { seconds: brief.minutes * 60 }) } : {}
  // Too little to be read aloud may be enough for two who talk.
  if (written.outcome === 'too-little' && order.vendors.writing && !order.wishes)
    return { outcome: 'done', output: planOfTalk(reading, written, wishes) }
  if (written.outcome === 'too-little')
    return { outcome: 'give-up', code: 'too-little', reason: tooLittle(reading.host, reading.language) }
  return { outcome: 'done', output: planOf(reading, written, wishes) }
}
