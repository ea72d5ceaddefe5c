import { languageOf } from '#content/programme/languages.ts'
import { tooLittle } from '#content/unreadable-reasons.ts'
import type { Reading } from '#domain/evidence.ts'
import { planOf } from '#production/writer/plan-programme.ts'
import { writeProgramme } from '#production/writer/write-programme.ts'
import type { Finished, Order, Result } from './step.ts'

/** What there is to tell decides how long it takes; nothing is padded. */
export async function planStep({ brief }: Order, finished: Finished): Promise<Result<Finished['plan']>> {
  const reading = finished['read-website']
  const written = programmeOf(reading)
  if (written.outcome === 'too-little')
    return { outcome: 'give-up', code: 'too-little', reason: tooLittle(reading.host, written.words) }
  const wishes = brief ? { speakers: brief.hosts, seconds: brief.minutes * 60 } : {}
  return { outcome: 'done', output: planOf(reading, written, wishes) }
}

/** Whatever language a reading is in, somebody has found that we speak it. */
export function programmeOf(reading: Reading) {
  const language = languageOf(reading.language) ?? languageOf('en')
  if (!language) throw new Error('There is no language to ask in.')
  return writeProgramme(reading, language)
}
