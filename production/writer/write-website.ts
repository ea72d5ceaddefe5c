/** A website as far as its script: read, chosen, written and judged, without a voice. */
import { languageOf } from '#content/programme/languages.ts'
import { tooLittle } from '#content/unreadable-reasons.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Ledger } from '#domain/ledger/ledger.ts'
import type { Script } from '#domain/script.ts'
import { checkFacts } from '#production/checking/check-facts.ts'
import { readWebsite } from '#production/read-website/read-website.ts'
import type { Web } from '#vendors/web/web.ts'
import type { LeftOut } from './excerpt.ts'
import { planOf } from './plan-programme.ts'
import { type Written, writeProgramme } from './write-programme.ts'

/** `written` is what the writer wrote, before anything was taken out of it. */
export type Told =
  | { outcome: 'episode'; reading: Reading; written: Written; script: Script; ledger: Ledger; leftOut: Left }
  | { outcome: 'refused'; reason: string; reading?: Reading; written?: Written; leftOut: Left }
type Left = readonly LeftOut[]

type Wanted = { web: Web; host: string; languages: readonly string[] }

export async function writeWebsite({ web, host, languages }: Wanted): Promise<Told> {
  const read = await readWebsite({ web, url: `https://${host}/`, languages })
  if (read.outcome !== 'read') return { outcome: 'refused', reason: read.reason, leftOut: [] }
  const { reading } = read
  const language = languageOf(reading.language)
  if (!language)
    return { outcome: 'refused', reason: `Nobody asks in “${reading.language}”.`, reading, leftOut: [] }
  const written = writeProgramme(reading, language)
  const { leftOut } = written
  if (written.outcome === 'too-little')
    return { outcome: 'refused', reason: tooLittle(host, reading.language), reading, written, leftOut }
  const { script } = written
  const plan = planOf(reading, written, {})
  const checked = await checkFacts({ script, reading, plan, programme: () => script })
  if (checked.outcome === 'too-little')
    return { outcome: 'refused', reason: checked.reason, reading, written, leftOut }
  return { outcome: 'episode', reading, written, script: checked.script, ledger: checked.ledger, leftOut }
}
