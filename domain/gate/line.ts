/** What is judged, and what can come out. */

/** What a line of a script may rest on. */
export type Claim = {
  /** What a listener believes after it, in words of whoever wrote the line. */
  says: string
  /** Word for word from the passage. */
  quote: string
  /** Id of the passage. */
  passage: string
  /** Whose words these are, where it is not the business. */
  speaker?: string
  /** Whom or what it is about, in words that stand elsewhere on its page. */
  about?: string
  /** The year or date of it, as it stands elsewhere on its page. */
  when?: string
}

/**
 * A second reading, by a model that had to quote, has found the line in its quotation, or has found that it claims
 * nothing. It decides what code leaves open, and nothing else.
 */
export type Confirmed = {
  by: string
  as: 'claim' | 'talk'
  /** What code had said against it, and its writer had disputed with words of the website, as it was put to the reader. */
  settled?: readonly string[]
}

export type Line = {
  /** `host`, `guest`, `reader` or `customer`. */
  speaker: string
  text: string
  claims?: readonly Claim[]
  /** Ids of passages that a person or an earlier writer named; only a hint where to look. */
  support?: readonly string[] | 'bridge'
  /** What it does in the talk, where its writer says so. */
  act?: string
  confirmed?: Confirmed
  /** The name of the person who vouches for it. */
  vouchedBy?: string
  /** Who signed it, where a customer speaks. */
  by?: string
}

/** With a day it stands on no website: its owner has said so. */
export type Evidence = { id: string; url: string; passage: string; saidOn?: string }

export type Doubt = {
  check: string
  /** For a person who wants to know what to change. */
  reason: string
  /**
   * `open`: code cannot tell, a second reader can. `fault`: it is not what the website says, whoever reads it again; a
   * person may vouch. `final`: nobody may vouch for it.
   */
  sort: 'open' | 'fault' | 'final'
}

export type Verdict =
  | { verdict: 'quoted'; evidence: readonly Evidence[] }
  | { verdict: 'formula' }
  | { verdict: 'supported'; evidence: readonly Evidence[] }
  | ({ verdict: 'confirmed'; evidence: readonly Evidence[] } & Confirmed)
  | { verdict: 'vouched'; by: string; doubts: readonly Doubt[] }
  | { verdict: 'refused'; doubts: readonly Doubt[] }

export const fault = (check: string, reason: string): Doubt => ({ check, reason, sort: 'fault' })
export const open = (check: string, reason: string): Doubt => ({ check, reason, sort: 'open' })
export const final = (check: string, reason: string): Doubt => ({ check, reason, sort: 'final' })
