/** Numbers from 0 to 1 that are always the same for the same name: FNV-1a into mulberry32. */
export function seeded(name: string): () => number {
  let state = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) state = Math.imul(state ^ byte, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
