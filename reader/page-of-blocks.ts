import type { Block } from './block.ts'
import { countPageWords } from './clean-text.ts'
import type { ParsedPage } from './parse-page.ts'

/** A text that stands on no website, as a page without links, colours or a foot. */
export const pageOfBlocks = (url: string, siteName: string, blocks: readonly Block[]): ParsedPage => ({
  url,
  title: '',
  description: '',
  language: '',
  siteName,
  blocks,
  entities: [],
  links: [],
  ways: [],
  claims: [],
  footer: [],
  cuts: [],
  colours: [],
  words: blocks.reduce((sum, block) => sum + countPageWords(block.text), 0),
  hasScripts: false,
})
