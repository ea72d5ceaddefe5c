/** A website as far as its script: read, chosen, written and judged, without a voice. */

import { languageOf } from '#content/programme/languages.ts'
import { tooLittle } from '#content/unreadable-reasons.ts'
import type { LeftOut, Reading } from '#domain/evidence.ts'
import type { Ledger } from '#domain/ledger/ledger.ts'
import type { Script } from '#domain/script.ts'
import { checkFacts } from '#production/checking/check-facts.ts'
import type { Desk } from '#production/conversation/ask-pass.ts'
import { readBecause, talkOrRead } from '#production/conversation/talk-or-read.ts'
import { readWebsite } from '#reader/read-website.ts'
import type { Web } from '#vendors/web/web.ts'
import { planOf, planOfTalk } from './plan-programme.ts'
import { type WrittenProgramme, writeProgramme } from './write-programme.ts'

/** `written` is what the writer wrote, before anything was taken out of it. */
export type WebsiteWritten =
  | {
      outcome: 'episode'
      reading: Reading
      written: WrittenProgramme
      script: Script
      ledger: Ledger
      leftOut: Left
    }
  | { outcome: 'refused'; reason: string; reading?: Reading; written?: WrittenProgramme; leftOut: Left }
type Left = readonly LeftOut[]

type Wanted = {
  web: Web
  host: string
  languages: readonly string[]
  /** A model that writes; without one the website is read aloud. */
  desk?: Desk | undefined
  /** How long it may be at most. */
  seconds?: number | undefined
}

export async function writeWebsite({ web, host, languages, desk, seconds }: Wanted): Promise<WebsiteWritten> {
  const read = await readWebsite({ web, url: `https://${host}/`, languages })
  if (read.outcome !== 'read') return { outcome: 'refused', reason: read.reason, leftOut: [] }
  const { reading } = read
  const language = languageOf(reading.language)
  if (!language)
    return { outcome: 'refused', reason: `Nobody asks in “${reading.language}”.`, reading, leftOut: [] }
  const written = writeProgramme(reading, language)
  const { leftOut } = written
  const programme = written.outcome === 'written' ? written.script : undefined
  const told = await talkOrRead(desk, { material: reading, programme, speakers: 2, seconds })
  const waiting = told.outcome === 'wait' && programme && readBecause(programme, told.reason)
  const script = told.outcome === 'written' ? told.script : waiting
  if (!script)
    return { outcome: 'refused', reason: tooLittle(host, reading.language), reading, written, leftOut }
  const plan = written.outcome === 'written' ? planOf(reading, written, {}) : planOfTalk(reading, written, {})
  const checked = checkFacts({ script, reading, plan, programme: () => programme })
  if (checked.outcome === 'too-little')
    return { outcome: 'refused', reason: checked.reason, reading, written, leftOut }
  return { outcome: 'episode', reading, written, script: checked.script, ledger: checked.ledger, leftOut }
}
