import type { Reading } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import { inSentenceCase, namesIn } from '#domain/retelling/case.ts'
import { toThirdPerson } from '#domain/retelling/third-person.ts'
import { startsWithVerb } from '#domain/retelling/verbs.ts'
import { isNoise } from '#domain/retelling/web-noise.ts'

const hollow =
  /\b(?:welcome|home|best|leading|solutions?|excellence|(?:full|half).year|annual|quarterly|Q[1-4]|number one|world.class|your|you|we|our|I|say)\b|^(?:hi|hello|hey)\b/i

/** A heading that makes curious; without one, what the episode does. */
export function episodeTitle(reading: Reading): string {
  const isHome = (url: string) =>
    reading.pages.some((page) => page.url === url && /home|about/.test(page.role))
  const headings = reading.passages
    .filter(({ kind, url }) => kind === 'heading' && isHome(url))
    .map(({ text }) => text.replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, '').trim())
  const found = headings.find(
    (text) =>
      countWords(text) >= 3 &&
      countWords(text) <= 9 &&
      !hollow.test(text) &&
      !isNoise(text) &&
      !text.toLowerCase().startsWith(reading.name.toLowerCase()) &&
      !/[?:!]/.test(text) &&
      !startsWithVerb(text),
  )
  if (!found) return `A closer look at ${reading.name}`
  const title = inSentenceCase(toThirdPerson(found), namesIn(reading)).replace(/\.$/, '')
  return title.replace(/(?:^|\. )\p{Ll}/gu, (opening) => opening.toUpperCase())
}
