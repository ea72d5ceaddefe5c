import { detectAll } from 'tinyld'
import type { Block } from './block.ts'
import { countWords } from './clean-text.ts'

const leastWords = 40
const mostCharacters = 6_000

/** BCP 47. From the words themselves, as what pages declare is often what their template came with. */
export function detectLanguage(blocks: readonly Block[], declared: string): string {
  const text = blocks
    .filter(({ kind }) => kind !== 'data' && kind !== 'contact')
    .map((block) => block.text)
    .join('\n')
    .slice(0, mostCharacters)
  const [best] = detectAll(text)
  const isSure = countWords(text) >= leastWords && best !== undefined
  return isSure ? best.lang : (/^[a-z]{2,3}/.exec(declared)?.[0] ?? best?.lang ?? 'und')
}
