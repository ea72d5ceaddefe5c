import { drawnMark, type Marked } from '#pictures/mark/mark.ts'

/** The mark as a file, with or without a ground behind its cut. */
export async function markSvg(brand: Marked, { isBacked = false } = {}): Promise<string> {
  const { inside, under } = await drawnMark(brand)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${isBacked ? under : ''}${inside}</svg>`
}
