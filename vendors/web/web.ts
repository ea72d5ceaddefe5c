import type { Unreadable } from '#domain/evidence.ts'

/** Pages of other people's websites: what every way of getting them has in common. */
export type Web = {
  /** Never throws for what a website does; `url` in the answer is where the page was found after redirects. */
  fetchPage(url: string, options?: { signal?: AbortSignal }): Promise<Fetched>
  /** For the pages of one website that build themselves; undefined: nobody runs their programs. */
  openRenderer?(): RenderPage
}

/** The page as it stands after its programs have run; undefined where that cannot be had. */
export type RenderPage = (page: Page, options?: { signal?: AbortSignal }) => Promise<Page | undefined>

/** Whoever gets pages and their parts for what runs their programs. */
export type PageReader = Pick<Web, 'fetchPage'> & { fetchPart: FetchPart }

/** What pages ask for while they build themselves. */
export type FetchPart = (url: string, options?: { signal?: AbortSignal }) => Promise<Part | WebFault>
type Part = { outcome: 'part'; type: string; body: Buffer }

export type Fetched = Page | WebFault
export type Page = { outcome: 'page'; url: string; isPlainText: boolean; text: string }
export type WebFault =
  /** It will never come. `check` names the rule that decided, for operators and tests. */
  | { outcome: 'give-up'; code: FaultCode; check: Check }
  /** Not now: the other side is slow, busy or away. */
  | { outcome: 'wait'; reason: string; seconds?: number }

type FaultCode = Exclude<
  Unreadable['code'],
  'needs-scripts' | 'too-little' | 'closed' | 'one-person' | 'template' | 'language'
>
export type Check = keyof typeof codes

const codes = {
  parse: 'address-refused',
  scheme: 'address-refused',
  userinfo: 'address-refused',
  port: 'address-refused',
  name: 'address-refused',
  'ip-literal': 'address-refused',
  address: 'address-refused',
  redirects: 'not-a-page',
  'no-such-name': 'not-found',
  'not-found': 'not-found',
  encryption: 'unreachable',
  protocol: 'unreachable',
  forbidden: 'forbidden',
  robots: 'robots',
  status: 'not-a-page',
  type: 'not-a-page',
  coding: 'not-a-page',
  headers: 'not-a-page',
  size: 'not-a-page',
} as const satisfies Record<string, FaultCode>

export const giveUp = (check: Check): WebFault => ({ outcome: 'give-up', code: codes[check], check })

export type WebLimits = {
  redirects: number
  headersMilliseconds: number
  totalMilliseconds: number
  headerBytes: number
  receivedBytes: number
  unpackedBytes: number
}

export const webLimits: WebLimits = {
  redirects: 5,
  headersMilliseconds: 10_000,
  totalMilliseconds: 20_000,
  headerBytes: 16 * 1024,
  receivedBytes: 2 * 1024 * 1024,
  unpackedBytes: 5 * 1024 * 1024,
}
