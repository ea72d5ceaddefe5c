/** Whether two texts tell the same, as far as their longer words show. */
const mostShared = 0.34
/** Of a few words some come back in whatever is said of the same thing. */
const [few, mostOfFew] = [10, 0.6]

export function isAlike(one: string, other: string, most = mostShared): boolean {
  const [a, b] = [telling(one), telling(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  const least = Math.min(a.size, b.size)
  return shared / Math.max(1, least) > (least < few ? Math.max(most, mostOfFew) : most)
}

const telling = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.replace(/(?:e?s|ed|ing)$/, '')),
  )
