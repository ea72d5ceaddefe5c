/** What a legal page is made of; site/marketing/legal arranges it. */

type LegalDetail = { term: string; text: string }

/** A paragraph, a list, or terms with what they stand for. */
export type LegalBlock = string | { list: readonly string[] } | { details: readonly LegalDetail[] }

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }

export type LegalDocument = {
  head: { title: string; description: string }
  heading: string
  lead: string
  notices: {
    /** Stays until a lawyer has read the page. */
    lawyer: string
    /** Shown while the operator's record is the one that the product came with. */
    example: string
  }
  /** An ISO date. */
  lastChanged: string
  numbersParagraphs: boolean
  sections: readonly LegalSection[]
}

export const legalLabels = {
  example: 'Example data',
  contents: 'On this page',
  lastChanged: 'Last changed',
} as const
