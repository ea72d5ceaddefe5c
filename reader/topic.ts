import { own } from '#domain/own.ts'
import type { Block } from './block.ts'
import { countPageWords } from './clean-text.ts'
import type { ParsedPage } from './parse-page.ts'

const mostWords = 7

/** Questions that name their thing only by what stands around them. */
const pointing: Record<string, RegExp> = {
  en: /\b(?:it|its|this|that|these|those|they|them|their|there)\b/i,
  de: /\b(?:es|das|dies(?:e[rsmn]?)?|davon|damit|dafür|dazu|dabei|deren)\b/i,
  fr: /\b(?:cela|ça|ce|ceci|y|en)\b/i,
  es: /\b(?:esto|eso|ello|este|esta|estos|estas)\b/i,
}
/** What any list of questions is called, and any way on. */
const general =
  /\b(?:faqs?|questions?|answers?|asked|know|fragen|antworten|wissen|preguntas|more|here|home|read|details|info\w*|learn|start(?:ed)?|why us)\b/i

/** What a question means by "it": the section it stands in, or what its page is called in menus, by its heading or by its title. */
export function topicOf(
  { kind, text, place = [] }: Block,
  page: ParsedPage,
  home: ParsedPage,
  language: string,
): string | undefined {
  const question = text.split('\n')[0] ?? ''
  if (kind !== 'question' || !own(pointing, language)?.test(question)) return undefined
  const isHome = page.url === home.url
  const inMenu = home.links.find(({ url }) => url === page.url)?.words ?? ''
  const sections = place.slice(1).toReversed()
  const ofPage = isHome ? [] : [inMenu, place[0] ?? '', page.title.split(/\s[|–—-]\s|: /)[0] ?? '']
  return [...sections, ...ofPage].find((name) => isTopic(name))
}

const isTopic = (name: string) =>
  countPageWords(name) > 0 && countPageWords(name) <= mostWords && !general.test(name) && !/[.!?]$/.test(name)
