import { countWords } from './clean-text.ts'
import { detectLanguage, ofOtherScripts } from './detect-language.ts'
import { addCut, type Cut } from './page-cuts.ts'
import type { ParsedPage } from './parse-page.ts'

const [leastWords, mostBlocks, mostCuts] = [60, 20, 5]
const reason = 'is in another language'

/** What of a website is in the language of its show; the rest was written for other visitors. */
export function inOneLanguage(pages: readonly ParsedPage[], language: string): ParsedPage[] {
  return pages.map((page, index) => {
    const isForeign = index > 0 && isOtherPage(page, language)
    const kept = isForeign ? [] : page.blocks.filter(({ text }) => !isOtherScript(text, language))
    if (kept.length === page.blocks.length) return page
    const cuts: Cut[] = []
    for (const { text } of page.blocks.filter((block) => !kept.includes(block)).slice(0, mostCuts))
      addCut(cuts, text, reason)
    const told = isForeign ? { description: '', entities: [], footer: [] } : {}
    return { ...page, ...told, blocks: kept, cuts: [...page.cuts, ...cuts] }
  })
}

/** Neighbours are easily taken for each other, so that a page's own word is asked for, too. */
function isOtherPage({ blocks, language: declared }: ParsedPage, language: string): boolean {
  const prose = blocks.filter(({ text }) => isProse(text))
  if (prose.reduce((sum, { text }) => sum + countWords(text), 0) < leastWords) return false
  const found = detectLanguage(prose.slice(0, mostBlocks), '')
  return found !== language && (found === 'en' || language === 'en' || declared.startsWith(found))
}

/** Addresses and names are in no language. */
function isProse(text: string): boolean {
  const sample = text.slice(0, 600)
  const small = sample.match(/(?<!\p{L})\p{Ll}/gu)?.length ?? 0
  return countWords(sample) >= 8 && small > countWords(sample) * 0.5
}

function isOtherScript(text: string, language: string): boolean {
  if (ofOtherScripts.test(language)) return false
  const sample = text.slice(0, 400)
  const foreign = sample.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  return foreign > 3 && foreign > (sample.match(/\p{Script=Latin}/gu)?.length ?? 0)
}
