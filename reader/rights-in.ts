/** The newest year in which a page claims its rights: until when somebody has looked after it. */

const mostCharacters = 300_000
/** `© 2012–2019 Old Mill`; `© 2012 – today` holds for every year. */
const claim =
  /(?:©|\(c\)|copyright)[^\d\n]{0,40}((?:19|20)\d\d)(?!\d)(?:\s?[-–—]\s?((?:19|20)\d\d))?(?!\d|\s?[-–—]\s?\p{L})/giu

export function rightsIn(text: string): number | undefined {
  const years = [...text.slice(-mostCharacters).matchAll(claim)].map(([, from, until]) =>
    Number(until ?? from),
  )
  return years.length > 0 ? Math.max(...years) : undefined
}
