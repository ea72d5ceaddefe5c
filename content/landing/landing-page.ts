/** What a landing page is made of: the words are each page's own, the sections are arranged by site/marketing/landing. */

/** One drawing for each argument, all made of the same bars; where it stands to the words. */
export type LandingLook = {
  drawing:
    | 'audience'
    | 'gates'
    | 'keyhole'
    | 'one-against-the-row'
    | 'ad-and-shift'
    | 'name-tag'
    | 'long-cycle'
    | 'sources'
    | 'forty-eight-hours'
  stage: 'beside' | 'before' | 'below'
}

/** What the page lets its reader hear. */
export type LandingSample = {
  /** One of content/samples; the page has the colours of its cover. */
  id: string
  title: string
  text: string
  /** How two sentences of it begin that stand on the sample's website word for word. */
  sentences: readonly [string, string]
  /** The same cover under another name. */
  twin?: { cover: string; text: string }
}

/** Where a section leads whoever has read it: to the page's own call, or to another page. */
export type LandingAct = 'call' | { path: string; label: string }

type Titled = { title: string; text: string }

/** The sections that the specification names, so that a test can find them whatever their heading says. */
export type SectionRole =
  | 'why'
  | 'benefits'
  | 'challenges'
  | 'solution'
  | 'features'
  | 'audiences'
  | 'use-cases'
  | 'formats'
  | 'metrics'
  | 'partnership-models'
  | 'partnership-process'
  | 'process'
  | 'stories'
  | 'series'
  | 'pillars'
  | 'inclusions'
  | 'results'
  | 'questions'

type Headed = { role: SectionRole; title: string; text?: string }

export type LandingSection = Headed &
  (
    | { look: 'essay'; paragraphs: readonly string[] } // a heading beside running text
    | { look: 'numbered'; items: readonly Titled[] } // large numerals, one column of arguments
    | { look: 'ruled'; items: readonly Titled[] } // hairline rows, term left, text right
    | { look: 'columns'; items: readonly Titled[] } // joined cells, two or three across
    | {
        look: 'pairs'
        labels: readonly [string, string]
        items: readonly { problem: string; answer: string }[]
      } // objection and answer, side by side
    | { look: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] } // first cell of a row is its heading
    | {
        look: 'steps'
        steps: readonly { step: number; title: string; description: string; timeline: string }[]
      }
    | { look: 'figures'; figures: readonly { figure: string; label: string }[]; note: string } // a night section; the note says "example"
    | { look: 'statement'; statement: string; by?: string } // one sentence set large, on signal
    | { look: 'checklists'; lists: readonly { title: string; items: readonly string[] }[] }
    | { look: 'quotes'; stories: readonly { who: string; quote: string; result: string }[]; note: string } // marked as examples
    | { look: 'schedule'; series: readonly { title: string; cadence: string; text: string }[] } // what runs when
  )

export type LandingPage = {
  /** Its address. */
  slug: string
  look: LandingLook
  head: { title: string; description: string; keywords: readonly string[] }
  /** Structured data: a service, or an article about one. */
  service: { name: string; description: string; output: string; audience: string }
  hero: { badge?: string; heading: string; lead: string; showsPlatforms: boolean }
  callToAction: string
  sample: LandingSample
  /** Stands above the field for the reader's own website, in the middle of the page. */
  offer: { title: string; text: string }
  /** So that no reader scrolls for long without a way on. */
  acts: Readonly<Partial<Record<SectionRole, LandingAct>>>
  sections: readonly LandingSection[]
  closing: { title: string; text: string }
  /** Two or three pages that this reader goes to next, by path, with a label. */
  related: readonly { path: string; label: string }[]
}

/** What the file of a page holds; `shows.ts` and `acts.ts` hold the rest of all nine. */
export type WrittenPage = Omit<LandingPage, 'sample' | 'offer' | 'acts'>
