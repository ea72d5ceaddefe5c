/** A question goes with its answer, and a passage as a whole: what is left has lost nothing that it rests on. */
import type { LedgerEntry } from '#domain/ledger/ledger.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'

export function withoutBeats(script: Script, entries: readonly LedgerEntry[]): Script {
  const refused = new Set(
    entries
      .filter(({ verdict }) => verdict === 'unsupported')
      .map(({ chapter, sentence }) => `${chapter} ${sentence}`),
  )
  const chapters = script.chapters.map((chapter, at) => ({
    ...chapter,
    sentences: beatsOf(chapter.sentences)
      .filter((beat) => beat.every(({ index }) => !refused.has(`${at} ${index}`)))
      .flatMap((beat) => beat.map(({ sentence }) => sentence)),
  }))
  return { ...script, chapters: chapters.filter(({ sentences }) => sentences.length > 0) }
}

type Placed = { sentence: Sentence; index: number }

/** What a host says, with all that is read before a host speaks again. */
function beatsOf(sentences: readonly Sentence[]): Placed[][] {
  const beats: Placed[][] = []
  sentences.forEach((sentence, index) => {
    const last = beats.at(-1)
    const begins =
      isHost(sentence.speaker) && !(last?.every((each) => isHost(each.sentence.speaker)) && isJoint(last))
    if (!last || begins) beats.push([{ sentence, index }])
    else last.push({ sentence, index })
  })
  return beats
}

/** Only a question waits for what comes after it. */
const isJoint = (beat: readonly Placed[]) =>
  beat.length === 1 && (beat[0]?.sentence.text.endsWith('?') ?? false)
