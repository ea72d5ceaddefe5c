/** Every line of a script with what it rests on, when it is heard, and what was said of it. */
import { formulasOf } from '#content/programme/formulas.ts'
import type { Remark } from '#database/decisions.ts'
import type { KeptScript } from '#database/edits.ts'
import { scriptOfDraft } from '#domain/draft/draft.ts'
import type { Passage, Reading } from '#domain/evidence.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import { isRemarkOn } from '#domain/remarks.ts'
import type { Speaker } from '#domain/script.ts'
import { versionOf } from '#operations/script-on-desk.ts'

type RestsOn = Pick<Passage, 'url' | 'saidOn' | 'source'> & { passage: string }
export type ReadLine = {
  id: string
  /** From 0, in the whole script. */
  place: number
  /** Where a chapter begins. */
  chapter: string | undefined
  speaker: Speaker
  text: string
  evidence: RestsOn[]
  vouchedBy: string | undefined
  /** It claims what the website does not say. */
  isUnsupported: boolean
  remarks: readonly Remark[]
  /** In seconds, of what has a sound. */
  heard: { start: number; end: number } | undefined
}

type OfLines = {
  kept: KeptScript
  version: number
  reading: Reading
  remarks: readonly Remark[]
  times: readonly [number, number][]
}

export function linesOf({ kept, version, reading, remarks, times }: OfLines): ReadLine[] {
  const draft = versionOf(kept, version)
  const { entries } = checkScript(scriptOfDraft(draft), {
    reading,
    formulas: formulasOf(draft.language),
    made: kept.ledger ?? undefined,
  })
  const passages = new Map(reading.passages.map((passage) => [passage.id, passage]))
  let place = -1
  return draft.chapters.flatMap(({ title, sentences }) =>
    sentences.map(({ id, speaker, text }, at): ReadLine => {
      place += 1
      const { evidence = [], vouchedBy, verdict } = entries[place] ?? {}
      const [start, end] = times[place] ?? []
      return {
        ...{ id, place, speaker, text, vouchedBy },
        isUnsupported: verdict === 'unsupported',
        chapter: at === 0 ? title : undefined,
        evidence: evidence.flatMap(({ id }) => restsOn(passages.get(id)) ?? []),
        remarks: remarks.filter((remark) => isRemarkOn(remark, { id, text })),
        heard: start === undefined || end === undefined ? undefined : { start, end },
      }
    }),
  )
}

const restsOn = (passage: Passage | undefined): RestsOn | undefined =>
  passage && {
    url: passage.url,
    passage: passage.text,
    ...(passage.saidOn && { saidOn: passage.saidOn }),
    ...(passage.source && { source: passage.source }),
  }
