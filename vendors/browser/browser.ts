import type { BrowserFound } from '#domain/installation.ts'
import type { Page } from '#vendors/web/web.ts'

/** A browser that reads pages which build themselves, and what it may cost. */
export type Browser = {
  /** What is there, or what is missing and what to type. */
  find(): Promise<BrowserFound>
  /** The page as it stands after its programs have run; undefined where that cannot be had. */
  render(page: Page, supply: Supply, signal?: AbortSignal): Promise<Page | undefined>
}

/** Whatever a page asks for, it gets from here or not at all: the browser has no network. */
export type Supply = (wanted: Wanted, signal: AbortSignal) => Promise<Supplied | undefined>
type Wanted = { url: string; isDocument: boolean }
export type Supplied = { type: string; body: Buffer }

export type BrowserLimits = {
  /** The page is read when its words have stood still for so long; one without words is waited for longer. */
  stillMilliseconds: number
  emptyMilliseconds: number
  /** After this, what stands there is taken. */
  patienceMilliseconds: number
  /** After this, and after the same of processor time, everything is killed. */
  lifeMilliseconds: number
  requests: number
  /** Of requests that are not answered at all. */
  refusals: number
  documents: number
  suppliedBytes: number
  /** What it may send us: addresses that it wants, and the page. */
  toldBytes: number
  /** Of each of its processes. */
  memoryBytes: number
  /** Of each file, and of memory that its processes share. */
  fileBytes: number
}

export const browserLimits: BrowserLimits = {
  stillMilliseconds: 700,
  emptyMilliseconds: 2_000,
  patienceMilliseconds: 8_000,
  lifeMilliseconds: 15_000,
  requests: 80,
  refusals: 1_000,
  documents: 5,
  suppliedBytes: 10 * 1024 * 1024,
  toldBytes: 32 * 1024 * 1024,
  memoryBytes: 1024 * 1024 * 1024,
  fileBytes: 100 * 1024 * 1024,
}
