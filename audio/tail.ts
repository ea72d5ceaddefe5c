import { isMono, perSide, type Stereo } from './sound.ts'

/** Puts before each block the `length` samples that came before it. */
export class Tail {
  readonly #length: number
  #tail: Stereo

  constructor(length: number) {
    this.#length = length
    const silence = new Float32Array(length)
    this.#tail = [silence, silence]
  }

  before(block: Stereo): Stereo {
    const [left, right] = this.#tail
    const first = joined(left, block[0])
    const isSame = isMono(this.#tail) && isMono(block)
    const known: Stereo = [first, isSame ? first : joined(right, block[1])]
    // From the block alone, where it is long enough: its sides may be one array although the tail's were two.
    const latest = block[0].length < this.#length ? known : block
    this.#tail = perSide(latest, (side) => side.slice(side.length - this.#length))
    return known
  }
}

function joined(tail: Float32Array, block: Float32Array) {
  const known = new Float32Array(tail.length + block.length)
  known.set(tail)
  known.set(block, tail.length)
  return known
}
