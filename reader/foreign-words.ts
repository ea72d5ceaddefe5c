import type { Block } from './block.ts'
import { countPageWords } from './clean-text.ts'
import { detectLanguage, ofOtherScripts } from './detect-language.ts'
import { addCut, type Cut } from './page-cuts.ts'
import type { ParsedPage } from './parse-page.ts'
import { shareOfSmallWords, tongues } from './tongues.ts'

const [leastWords, mostBlocks, mostCuts] = [60, 20, 5]
const reason = 'is in another language'

/** What of a website is in the language of its show; the rest was written for other visitors. */
export function inOneLanguage(pages: readonly ParsedPage[], language: string): ParsedPage[] {
  return pages.map((page, index) => {
    const isForeign = index > 0 && isOtherPage(page, language)
    const isOther = ({ kind, text }: Block) =>
      isOtherScript(text, language) || (kind !== 'contact' && isOtherTongue(text, language))
    const kept = isForeign ? [] : page.blocks.filter((block) => !isOther(block))
    if (kept.length === page.blocks.length && !page.footer.some(isOther)) return page
    const cuts: Cut[] = []
    for (const { text } of page.blocks.filter((block) => !kept.includes(block)).slice(0, mostCuts))
      addCut(cuts, text, reason)
    const told = isForeign
      ? { description: '', entities: [], footer: [] }
      : { footer: page.footer.filter((block) => !isOther(block)) }
    return { ...page, ...told, blocks: kept, cuts: [...page.cuts, ...cuts] }
  })
}

/** Neighbours are easily taken for each other, so that a page's own word is asked for, too. */
export function isOtherPage({ blocks, language: declared }: ParsedPage, language: string): boolean {
  const foreign = blocks.filter(({ text }) => isOtherScript(text, language))
  if (foreign.length > blocks.length / 2) return true
  const prose = blocks.filter(({ text }) => isProse(text))
  if (prose.reduce((sum, { text }) => sum + countPageWords(text), 0) < leastWords) return false
  const found = detectLanguage(prose.slice(0, mostBlocks), '')
  return found !== language && (found === 'en' || language === 'en' || declared.startsWith(found))
}

/** Addresses and names are in no language. */
function isProse(text: string): boolean {
  const sample = text.slice(0, 600)
  const small = sample.match(/(?<!\p{L})\p{Ll}/gu)?.length ?? 0
  return countPageWords(sample) >= 8 && small > countPageWords(sample) * 0.5
}

function isOtherScript(text: string, language: string): boolean {
  if (ofOtherScripts.test(language)) return false
  const sample = text.slice(0, 400)
  const foreign = sample.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  return foreign > 3 && foreign > (sample.match(/\p{Script=Latin}/gu)?.length ?? 0)
}

const [leastOfTongue, leastOwn, leastOther] = [10, 0.08, 0.25]

/** One paragraph, such as the lines that a law asks for: its small words are those of another language. */
function isOtherTongue(text: string, language: string): boolean {
  const sample = text.slice(0, 600)
  const own = tongues.get(language)
  const said = sample.match(/\p{L}+/gu)?.length ?? 0
  if (!own || said < leastOfTongue || shareOfSmallWords(sample, own) >= leastOwn) return false
  return [...tongues].some(
    ([code, words]) => code !== language && shareOfSmallWords(sample, words) >= leastOther,
  )
}
