export const compositions = ['bars', 'arcs', 'grid', 'type', 'horizon', 'orbit'] as const

export type Composition = (typeof compositions)[number]

export type Cover = {
  name: string
  /** The maker's name alone; the cover itself writes "A podcast by …". */
  by: string
  composition: Composition
  /** Colours are `#rrggbb`. */
  paper: string
  ink: string
  accent: string
  /** The small line in its own words, for what is no podcast: an article, a guide. */
  line?: string
  /** Loudness of a real episode, 0 to 1; without it the name decides. */
  peaks?: number[]
}
