/** Work that is done at the same time, and work during which nobody else works; who comes first begins first. */
export class Turns {
  readonly #together = new Set<Promise<unknown>>()
  #alone: Promise<unknown> = Promise.resolve()

  async together<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#alone.then(work)
    const ended = mine.catch(() => {})
    this.#together.add(ended)
    ended.then(() => this.#together.delete(ended))
    return await mine
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = Promise.all([this.#alone, ...this.#together]).then(work)
    this.#alone = mine.catch(() => {})
    return await mine
  }
}
