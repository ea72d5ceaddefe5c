/** What a website says, kept word for word with its address: everything that an episode claims points here. */

import type { SourcePlace } from './source.ts'

export type PassageKind =
  | 'title'
  | 'heading'
  | 'text'
  | 'list'
  | 'quote'
  | 'question'
  | 'price'
  | 'contact'
  | 'data'

export type Passage = {
  /** Unique within the reading, such as `p12`. */
  id: string
  url: string
  kind: PassageKind
  /** The nearest heading above it on its page, or nothing. */
  heading: string
  text: string
  /** All headings above it, from the page's first to the nearest; readings of old have none. */
  place?: readonly string[]
  /** What stands together on its page has one number. */
  section?: number
  /** Whoever said it, of a quotation that is signed. */
  by?: string
  /** Stars or a platform stand beside the quotation. */
  isReview?: boolean
  /** Its box is called after services in the page's own markup. */
  isOffer?: boolean
  /** The page says it of itself to those who list websites; visitors do not see it. */
  isDescription?: boolean
  /** Of a question that says "it": what it asks about. */
  topic?: string
  /** It stands in what its owner has handed us, and on no page that the public could open. */
  source?: SourcePlace
  /** It stands on no website: whoever owns it has said so on this day, as `2026-11-23`. */
  saidOn?: string
  /** … and an operator has entered it in the guide of the show: hosts may tell it, as the client's. */
  isEntered?: boolean
}

/** What is not read aloud, and why: the studio shows it. */
export type LeftOut = { text: string; url: string; reason: string }

export type PageRole = 'home' | 'about' | 'services' | 'prices' | 'blog' | 'questions' | 'contact' | 'other'

export type Reading = {
  /** Where the home page was found in the end, after redirects. */
  url: string
  host: string
  /** What the business calls itself, as far as its pages say. */
  name: string
  /** BCP 47, as detected from the text rather than as declared. */
  language: string
  pages: readonly { url: string; title: string; role: PageRole }[]
  passages: readonly Passage[]
  /** What its pages hold and nobody should take as said, with the reason; readings of old have none. */
  leftOut?: readonly LeftOut[]
  /** The day on which it was read, as `2026-11-23`; readings of old have none. */
  readOn?: string
  /** The newest year in which its pages claim their rights. */
  rights?: number
  /** Colours of the site as `#rrggbb`, most telling first; may be empty. */
  colours: readonly string[]
}

/** Why there can be no episode from a site. The words are for the person who asked. */
export type Unreadable = {
  code:
    | 'address-refused'
    | 'not-found'
    | 'unreachable'
    | 'forbidden'
    | 'robots'
    | 'not-a-page'
    | 'needs-scripts'
    | 'too-little'
    | 'closed'
    | 'one-person'
    | 'template'
    | 'language'
  reason: string
}
