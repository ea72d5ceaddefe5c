/** Whether two texts tell the same, as far as their longer words show. */
const mostShared = 0.34

export function isAlike(one: string, other: string, most = mostShared): boolean {
  const [a, b] = [telling(one), telling(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, Math.min(a.size, b.size)) > most
}

const telling = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.replace(/(?:e?s|ed|ing)$/, '')),
  )
