import type { Random } from '#domain/seeded.ts'

/** Between -1 and 1, mostly near 0: how far a hand strays from the beat. */
export const stray = (random: Random) => (random() + random() + random()) / 1.5 - 1

export function noise(random: Random, length: number) {
  const samples = new Float32Array(length)
  for (let i = 0; i < length; i++) samples[i] = 2 * random() - 1
  return samples
}
