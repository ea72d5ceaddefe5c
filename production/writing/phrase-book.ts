/** Phrases for one episode: each at most once, in an order that its show decides. */
import { own } from '#domain/own.ts'
import { seeded, seedOf, shuffled } from '#domain/seeded.ts'

type Slots = Readonly<Record<string, string>>

const toAPartner =
  /\b(?:tell me|explain|give me|take me|you said|remember|i want to|i would like|i have to ask|let me|stays with you|do you take|would you tell|you would keep|will you)\b/i

export class PhraseBook {
  readonly #random: () => number
  readonly #orders = new Map<readonly string[], string[]>()
  readonly #said = new Set<string>()

  readonly #isFit: (phrase: string) => boolean

  /** A single host has nobody to turn to. */
  constructor(show: string, speakers: 1 | 2) {
    this.#isFit = (phrase) => speakers === 2 || !toAPartner.test(phrase)
    this.#random = seeded(seedOf(show))
  }

  /** Nothing when all have been said. */
  pick(phrases: readonly string[], slots: Slots = {}): string | undefined {
    const order = this.#orders.get(phrases) ?? shuffled(phrases, this.#random)
    this.#orders.set(phrases, order)
    const phrase = order.find((each) => !this.#said.has(each) && this.#isFit(each))
    if (phrase === undefined) return undefined
    this.#said.add(phrase)
    return phrase.replace(/\{(\w+)\}/g, (_, slot: string) => own(slots, slot) ?? '')
  }

  /** Whether nobody has brought it up before. */
  isNew(topic: string): boolean {
    const isNew = !this.#said.has(topic)
    this.#said.add(topic)
    return isNew
  }

  chance(probability: number): boolean {
    return this.#random() < probability
  }

  oneOf<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#random() * items.length)]
  }
}
