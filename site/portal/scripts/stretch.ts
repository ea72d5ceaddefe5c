import type { ReadLine } from '#operations/portal/offer-lines.ts'

/** Heard one after the other the parts are the whole: what lies between two belongs to the first of them. */
export const stretchOf = (parts: readonly (readonly Pick<ReadLine, 'heard'>[])[], part: number) => ({
  from: part > 1 ? parts[part - 1]?.[0]?.heard?.start : undefined,
  to: parts[part]?.[0]?.heard?.start,
})
