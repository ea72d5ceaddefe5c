/** Who says what: hosts by turns, the website in the voice of a reader, and whoever has signed a review. */
import type { Phrases } from '#content/programme/language.ts'
import type { ScriptChapter, Sentence, Speaker } from '#domain/script.ts'
import { type Asking, questionFor } from './asking.ts'
import { textOfExcerpt } from './excerpt.ts'
import type { ShownFacts } from './facts.ts'
import { bareOf } from './headings.ts'
import type { Marked } from './marked.ts'
import { heardAfter } from './range.ts'
import { capitalised, filled, pickOf, type Values } from './saying.ts'

/** In words: as long as nobody waits for another voice. */
export const mostUnbroken = 110

/** `mostAskedMore`: so often a host may ask `What else?`. */
export type Told = Asking & { facts: ShownFacts; language: string; mostAskedMore: number }

export class Teller {
  readonly #told: Told
  readonly #chapters: { title: string; sentences: Sentence[] }[] = []
  readonly #used = new Set<string>()
  #asker: Speaker = 'guest'
  #hasAsked = false
  #askedMore = 0
  /** The last thing read was a heading with what stands below it. */
  #hasReadHeading = false

  constructor(told: Told) {
    this.#told = told
  }

  chapter(title: string): void {
    this.#chapters.push({ title, sentences: [] })
  }

  chapters(): ScriptChapter[] {
    return this.#chapters.filter(({ sentences }) => sentences.length > 0)
  }

  heard(): string[] {
    return this.#chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  }

  say(
    speaker: Speaker,
    phrases: Phrases,
    values: Values = {},
    support: readonly string[] | 'bridge' = 'bridge',
  ): void {
    const { name, site } = this.#told.facts
    const text = capitalised(filled(pickOf(phrases, this.#used, name), { name, site, ...values }))
    this.#add({ speaker, text, support })
    this.#asker = speaker
  }

  /** What stands over the door, as the website has it, where the first answer does not say what they do, or where. */
  overDoor(who: Marked): void {
    const { sign } = this.#told.facts
    const isOpen = !who.told.has('trade') || (sign?.namesPlace === true && !who.told.has('place'))
    if (sign && isOpen && !textOfExcerpt(who).toLowerCase().includes(sign.text.toLowerCase()))
      this.#add({ speaker: 'reader', text: `${capitalised(sign.text)}.`, support: [sign.passage] })
  }

  /** What they offer, each by its name, and what stands below it where that was chosen, which is given back. */
  list(who: Marked, thread: readonly Marked[]): readonly Marked[] {
    const heard = heardAfter(who.sentences, this.#told.facts.range)
    if (heard.length === 0) return []
    const { asksRange, asksSome } = this.#told.hosts
    this.#askWith(heard.some(({ isSome }) => isSome) ? asksSome : asksRange)
    this.#used.add('range')
    const belowOf = (passage: string) =>
      thread.filter(({ isOffered, under }) => isOffered && under === passage)
    // Where one of them is only a name, all are.
    const isWhole = heard.every(({ passage }) => belowOf(passage).length > 0)
    return heard.flatMap(({ text, passage }) => {
      this.#add({ speaker: 'reader', text, support: [passage] })
      const below = isWhole ? belowOf(passage) : []
      for (const each of below) this.read(each)
      return below
    })
  }

  read(excerpt: Marked, sentences: readonly string[] = excerpt.sentences): void {
    const speaker = excerpt.kind === 'review' ? 'customer' : 'reader'
    // The heading of a row of prices was just said.
    const isSaid = excerpt.kind === 'prices' && this.#used.has(bareOf(sentences[0] ?? '').toLowerCase())
    for (const text of isSaid ? sentences.slice(1) : sentences)
      this.#add({ speaker, text, support: excerpt.passages, ...(excerpt.by && { by: excerpt.by }) })
  }

  /**
   * Says what leads to it, or that nothing does. Where nothing can be asked, what stands above is read: at the beginning it is
   * asked what one should know, later what else; below another such heading of the same page it needs no host.
   */
  introduces(excerpt: Marked, before?: Marked): boolean {
    const question = questionFor(excerpt, this.#told, this.#used)
    if (question) {
      this.#used.add(question.key)
      this.#hasReadHeading = false
      this.#askWith(question.says, question.values, question.support)
      return true
    }
    const isOfPage = before?.url === excerpt.url
    const isOfSame = isOfPage && before.heading === excerpt.heading
    const isNextOfRow = isOfPage && this.#hasReadHeading && excerpt.lead !== undefined
    const { goesOn, chapters } = this.#told.hosts
    if (!before) this.say(this.#other(), [chapters.more])
    else if (!isOfSame && !isNextOfRow) {
      if (this.#askedMore >= this.#told.mostAskedMore) return false
      this.#askedMore += 1
      this.#askWith(goesOn)
    }
    if (isOfSame) return true
    this.#hasReadHeading = excerpt.lead !== undefined
    if (excerpt.lead && excerpt.under)
      this.#add({ speaker: 'reader', text: excerpt.lead, support: [excerpt.under] })
    return true
  }

  /** Whoever asks first has nothing to go on from. */
  #askWith(phrases: Phrases, values?: Values, support?: readonly string[]): void {
    const { pointsBack } = this.#told.words
    const fresh = this.#hasAsked ? phrases : phrases.filter((phrase) => !pointsBack.startOf(phrase))
    this.#hasAsked = true
    this.say(this.#other(), fresh.length > 0 ? fresh : phrases, values, support)
  }

  #other = (): Speaker => (this.#asker === 'host' ? 'guest' : 'host')

  #add(sentence: Sentence): void {
    this.#chapters.at(-1)?.sentences.push(sentence)
  }
}
