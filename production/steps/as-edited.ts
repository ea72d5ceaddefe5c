import { formulasOf } from '#content/programme/formulas.ts'
import { withReaders } from '#content/readers.ts'
import { voiceNamed } from '#content/voices.ts'
import { draftAfter } from '#domain/draft/apply-edit.ts'
import { draftOf, scriptOfDraft } from '#domain/draft/draft.ts'
import { checkScript, type Ledger } from '#domain/ledger/ledger.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import { type Script, type Speaker, speakers } from '#domain/script.ts'
import type { Cast } from '#domain/voice.ts'
import { materialOf } from './material.ts'
import type { Finished, Order } from './step.ts'

export type EpisodeAsEdited = {
  script: Script
  ledger: Ledger
  cast: Cast
  lexicon: Lexicon
  theme: number
  cover: number
}

/** What the episode says and how it sounds: as the line wrote it, with all that operators have changed since. */
export function episodeAsEdited(order: Order, finished: Finished): EpisodeAsEdited {
  const { edits = [], vendors } = order
  const { 'check-facts': checked } = finished
  const draft = draftAfter(draftOf(checked.script), edits)
  const { theme, cover } = draft
  const sounds = {
    cast: castWith(vendors.cast, draft.voices),
    lexicon: { ...vendors.lexicon, ...draft.lexicon },
    ...{ theme, cover },
  }
  if (edits.length === 0) return { ...checked, ...sounds }
  const reading = materialOf(order, finished)
  const script = scriptOfDraft(draft)
  const made = checked.ledger
  return {
    script,
    ledger: checkScript(script, { reading, formulas: formulasOf(script.language), made }),
    ...sounds,
  }
}

/** A voice that is not there any more leaves its part to the usual one; websites and customers always have one. */
export function castWith(usual: Cast, chosen: Partial<Record<Speaker, string>>): Cast {
  const named = speakers.flatMap((speaker) => {
    const voice = voiceNamed(chosen[speaker] ?? '')
    return voice ? [[speaker, voice]] : []
  })
  return withReaders({ ...usual, ...Object.fromEntries(named) })
}
