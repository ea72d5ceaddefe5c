/** Music and voices on one time line, mixed as soon as nothing can come before any more. */

import { Mixer } from '#audio/mixer.ts'
import { type Stereo, sampleRate } from '#audio/sound.ts'
import type { EpisodeChapter, SpokenSentence } from '#domain/episode.ts'
import type { Script, Sentence } from '#domain/script.ts'
import type { Clip } from '#production/recording/record-voices.ts'
import type { Arrangement } from './arrangement.ts'
import { breathBefore } from './breaths.ts'

type TimedSentence = Omit<SpokenSentence, 'evidence'> & Pick<Sentence, 'support'>
export type Timing = { seconds: number; chapters: EpisodeChapter[]; sentences: TimedSentence[] }

export class EpisodeMix {
  readonly #script: Script
  readonly #arrangement: Arrangement
  readonly #mixer = new Mixer()
  readonly #chapterStarts: number[] = []
  readonly #sentences: TimedSentence[] = []
  /** Where the last sentence ended. */
  #at: number
  #seconds = 0

  constructor(script: Script, arrangement: Arrangement) {
    this.#script = script
    this.#arrangement = arrangement
    this.#at = arrangement.firstWord
    this.#mixer.lay(...arrangement.opening)
  }

  async *run(
    clips: AsyncIterable<Clip>,
    read: (clip: Clip) => Promise<Float32Array>,
  ): AsyncGenerator<Stereo> {
    const { chapters } = this.#script
    const order = chapters.flatMap(({ sentences }, chapter) =>
      sentences.map((sentence, i) => ({ chapter, sentence, i })),
    )
    for await (const clip of clips) {
      const place = order[this.#sentences.length]
      if (!place) throw new Error('There are more clips than sentences')
      this.#goOn(place.sentence, order[this.#sentences.length - 1]?.sentence)
      if (place.i === 0) this.#chapterStarts.push(place.chapter === 0 ? 0 : this.#at)
      this.#say(place.sentence, clip, await read(clip))
      yield* this.#mixer.mixUntil(this.#at - this.#arrangement.lookBack)
    }
    if (this.#sentences.length < order.length) throw new Error('There are fewer clips than sentences')
    yield* this.#end()
  }

  timing(): Timing {
    const starts = this.#chapterStarts
    return {
      seconds: this.#seconds,
      chapters: this.#script.chapters.map(({ title }, i) => ({
        title,
        start: starts[i] ?? 0,
        end: starts[i + 1] ?? this.#seconds,
      })),
      sentences: this.#sentences,
    }
  }

  #say({ speaker, text, by, support }: Sentence, { seconds, words }: Clip, samples: Float32Array) {
    const start = this.#at
    this.#mixer.lay([samples, samples], start)
    const moved = words.map((word) => ({ ...word, start: start + word.start, end: start + word.end }))
    const said = { speaker, text, ...(by && { by }), support }
    this.#sentences.push({ ...said, start, end: start + seconds, words: moved })
    this.#at += seconds
  }

  /** Music, or a breath. */
  #goOn(sentence: Sentence, before: Sentence | undefined) {
    const music = this.#arrangement.between(this.#sentences.length, this.#at)
    if (music) {
      this.#mixer.lay(...music.laid)
      this.#at = music.next
    } else if (before) this.#at += breathBefore(sentence, before)
  }

  *#end(): Generator<Stereo> {
    for (const laid of this.#arrangement.ending(this.#at)) {
      this.#mixer.lay(...laid)
      const [sound, at] = laid
      this.#seconds = at + sound[0].length / sampleRate
    }
    yield* this.#mixer.mixUntil(this.#seconds)
  }
}
