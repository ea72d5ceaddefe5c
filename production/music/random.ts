/** Chance that repeats: the same seed gives the same numbers between 0 and 1 on every machine. */
export type Random = () => number

/** Mulberry32, by Tommy Ettinger (public domain). */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Between -1 and 1, mostly near 0: how far a hand strays from the beat. */
export const stray = (random: Random) => (random() + random() + random()) / 1.5 - 1

export function noise(random: Random, length: number) {
  const samples = new Float32Array(length)
  for (let i = 0; i < length; i++) samples[i] = 2 * random() - 1
  return samples
}
