/** Whether two texts tell the same, as far as their longer words show. */
const mostShared = 0.34
/** Of a few words some come back in whatever is said of the same thing. */
const [few, mostOfFew] = [10, 0.6]
/** So many words come back in whatever one business says. */
const leastShared = 4

export const isAlike = (one: string, other: string, most = mostShared): boolean =>
  sharesMost(telling(one), telling(other), most)

/** … of two that were looked through before: what any sentence of this business holds is not counted. */
export const tellAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  sharesMost(one, other, mostShared, leastShared)

function sharesMost(a: ReadonlySet<string>, b: ReadonlySet<string>, most: number, fewest = 0): boolean {
  const shared = [...a].filter((word) => b.has(word)).length
  const least = Math.min(a.size, b.size)
  const isAll = shared === least
  return (
    (isAll || shared >= fewest) &&
    shared / Math.max(1, least) > (least < few ? Math.max(most, mostOfFew) : most)
  )
}

/** Its longer words, but for those that say nothing: small ones, and those of the name. */
export const telling = (text: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
      .filter((word) => !without.has(word))
      .map((word) => word.replace(/(?:e?s|ed|ing)$/, '')),
  )
