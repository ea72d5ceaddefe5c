/** Whether a clip says what it should, where somebody listens. Nobody's hearing ever ends a recording. */
import { rename, rm } from 'node:fs/promises'
import { monoWav } from '#audio/wav.ts'
import { unlikeness } from '#domain/ear/heard-as.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import type { Recogniser } from '#vendors/voices/recogniser.ts'
import { type ClipHead, noteOnClip, readClip } from './clip.ts'
import { patiently, type Sleep } from './patiently.ts'
import type { RecordedSentence } from './recording-thread.ts'

type Wanted = {
  recogniser: Recogniser
  lexicon?: Lexicon
  language?: string
  sleepFor: Sleep | 'never'
  signal?: AbortSignal
}

type Found = { text: string; unlike: number }

/** As loud as speech usually comes. */
const gain = 2

/** One of twenty, and always the same: its name is a hash. */
export const isHeardBack = (clipName: string) => Number.parseInt(clipName.slice(0, 8), 16) % 20 === 0

export class Listener {
  /** Why clips went out unheard; nobody is asked again in this recording. */
  trouble: string | undefined
  readonly #wanted: Wanted

  constructor(wanted: Wanted) {
    this.#wanted = wanted
  }

  /** A wrong clip is spoken again, once. The better one stays; if it is still wrong, its head says what was heard. */
  async check(
    file: string,
    head: ClipHead,
    text: string,
    again: (file: string) => Promise<RecordedSentence>,
  ): Promise<ClipHead> {
    const first = await this.#hear(file, text)
    if (!first || first.unlike <= 1) return head
    const other = `${file}.${crypto.randomUUID()}`
    try {
      const done = await again(other)
      const second = done.outcome === 'kept' ? await this.#hear(other, text) : undefined
      if (done.outcome !== 'kept' || !second || second.unlike >= first.unlike)
        return await noteOnClip(file, first.text)
      const better = second.unlike > 1 ? await noteOnClip(other, second.text) : done.head
      await rename(other, file)
      return better
    } finally {
      await rm(other, { force: true })
    }
  }

  async #hear(file: string, text: string): Promise<Found | undefined> {
    const { recogniser, lexicon, language = 'en', sleepFor, signal } = this.#wanted
    const samples = this.trouble === undefined && (await readClip(file))
    if (!samples) return undefined
    const sound = { wav: new Uint8Array(monoWav(samples, gain)), language: language.slice(0, 2) }
    const hear = () => recogniser.hear({ ...sound, ...(signal && { signal }) })
    const answer = await (sleepFor === 'never' ? hear() : patiently(hear, sleepFor, signal))
    if (answer.outcome === 'heard')
      return { text: answer.text, unlike: unlikeness(text, answer.text, lexicon, language) }
    this.trouble = answer.reason
    return undefined
  }
}
