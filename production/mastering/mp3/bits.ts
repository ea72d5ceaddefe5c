/** Numbers that take a few bits, 30 at most, one behind the other, the highest bit first. */
export class BitReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  read(bits: number): number {
    let value = 0
    for (const end = this.#at + bits; this.#at < end; this.#at++) {
      const byte = this.#bytes[this.#at >> 3] ?? 0
      value = (value << 1) | ((byte >> (7 - (this.#at & 7))) & 1)
    }
    return value
  }
}

export class BitWriter {
  readonly bytes: Uint8Array
  #at = 0

  constructor(length: number) {
    this.bytes = new Uint8Array(length)
  }

  write(value: number, bits: number) {
    for (let bit = bits - 1; bit >= 0; bit--, this.#at++) {
      if ((value >> bit) & 1)
        this.bytes[this.#at >> 3] = (this.bytes[this.#at >> 3] ?? 0) | (128 >> (this.#at & 7))
    }
  }
}

export function joined(first: Uint8Array, second: Uint8Array) {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
