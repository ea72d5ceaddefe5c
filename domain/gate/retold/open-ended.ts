import type { Word } from '#domain/gate/words.ts'

/** `$500+`, `$500+/9hr`, and no sum: `£65 + VAT`, `2 + 2`. */
export function isOpenEnded(words: readonly Word[], end: number): boolean {
  const [sign, next] = words.slice(end, end + 2)
  const isSum = next?.number !== undefined && !next.after.includes('/')
  return sign?.raw === '+' && !isSum && !addedToPrices.has(next?.key ?? '')
}

const addedToPrices = new Set('vat tax taxes gst hst mwst tva iva fees delivery postage shipping'.split(' '))
