import type pg from 'pg'
import { createContext } from 'react-router'
import type { FoundEpisode, ListedAt, ShowWithEpisodes } from '#database/heard-shows.ts'
import type { ProposalOutcome } from '#database/proposed-calls.ts'
import type { SecretKey } from '#database/secret-key.ts'
import type { Installation } from '#domain/installation.ts'
import type { Operator } from '#domain/operator.ts'
import type { ProposedCall } from '#domain/proposed-call.ts'
import type { Deletion, PublishedEpisode } from '#domain/published-episode.ts'
import type { OwnerSettings, Settings } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import type { KeyPurpose, ShownKey, Tried } from '#domain/vendor-key.ts'
import type { PortalVisit } from '#operations/portal/portal-visit.ts'
import type { Closed } from '#operations/shows/hear-shows.ts'
import type { Visit } from '#operations/sign-in/visit.ts'
import type { OutboxLetter } from '#vendors/mail/outbox-letter.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import type { ReadTxt } from '#vendors/web/read-txt.ts'
import type { PageReader } from '#vendors/web/web.ts'

/** The outbox of a machine without a mail server, for whoever sits at it. */
export type Outbox = {
  list(): Promise<OutboxLetter[]>
  read(name: string): Promise<OutboxLetter | undefined>
}

export const outboxContext = createContext<Outbox>()

/** The episode behind a link, and what is left of it once it is deleted. */
export type Listening = {
  hear(token: string): Promise<PublishedEpisode | undefined>
  /** Whether what is kept under this name was withdrawn from the public. */
  isWithdrawn(media: string): Promise<boolean>
  deletion(token: string): Promise<Deletion | undefined>
  /** Whether whoever has the link may change it by themselves. */
  mayChange(): Promise<boolean>
}

/** Where there is no database, there is no episode. */
export const listeningContext = createContext<Listening>({
  hear: async () => undefined,
  isWithdrawn: async () => false,
  deletion: async () => undefined,
  mayChange: async () => false,
})

/** Shows in public, under any name that they have had. */
export type Shows = {
  show(slug: string): Promise<ShowWithEpisodes | Closed | undefined>
  episode(show: string, episode: string): Promise<FoundEpisode | 'withdrawn' | undefined>
  listed(show: string): Promise<ListedAt>
}

export const showsContext = createContext<Shows>({
  show: async () => undefined,
  episode: async () => undefined,
  listed: async () => [],
})

/** What the page of an owner's minute works with; without a database there is nothing to change. */
export const minuteContext = createContext<{ pool: pg.Pool; secretKey: SecretKey } | undefined>(undefined)

/** Takes times for a call that somebody proposes; undefined where there is no database to keep them. */
export const proposeContext = createContext<((call: ProposedCall) => Promise<ProposalOutcome>) | undefined>(
  undefined,
)

/** Where the site reports what it could not answer, and learns how the log knows it. */
export type Report = (entry: { event: string; error: unknown }) => string

export const reportContext = createContext<Report>()

/** What pages are printed with. */
export const settingsContext = createContext<Settings>(settingsWith())

/** What a door has refused or could not answer, for the page that says so. */
export const troubleContext = createContext({ status: 404, statusText: 'Not Found', text: '' })

/** Marks the scripts of one answer as ours. What is rendered at build has none: its scripts are known. */
export const nonceContext = createContext('')

/** What the working screens have at hand once somebody is signed in. Nobody else gets as far as a loader. */
export type Studio = {
  operator: Operator
  pool: pg.Pool
  storage: Storage
  house: Installation
  /** Pages of other places, read as a stranger. */
  web: Pick<PageReader, 'fetchPage' | 'fetchPart'> & FileWeb & { readTxt: ReadTxt }
}

export const studioContext = createContext<Studio>()

/** Who stands at the studio's door, signed in or not. */
export const visitContext = createContext<Visit>()

/** Who stands at the portal's door, signed in or not. An operator's session is nothing here. */
export const portalContext = createContext<PortalVisit>()

/** How far this machine's pages are behind what was set. */
export type PublishingState = { number: number; since: Date } & (
  | { outcome: 'shown' | 'building' }
  | { outcome: 'failed'; reason: string }
)
/** Pages as they would be with settings that nobody has saved yet. */
export type Candidate = {
  outcome: 'building' | 'ready' | 'failed'
  since: Date
  reason?: string
  pages?: string[]
}

export type Publishing = {
  /** What holds where nothing is set. */
  defaults: OwnerSettings
  state(): PublishingState
  /** Begins to print pages for a look at them; resolves to what they are asked for by. */
  prepare(settings: OwnerSettings): string
  candidate(key: string): Candidate | undefined
  /** Something was saved: it holds from now on, and its pages are printed. */
  look(): Promise<void>
}

export const publishingContext = createContext<Publishing>()

/** Keys to those who work for us: entered and tried here, shown never. */
export type VendorKeys = {
  list(): Promise<ShownKey[]>
  /** To whom a key that is entered now may be shown; undefined: nobody takes one. */
  vendorOf(purpose: KeyPurpose): string | undefined
  /** Asks for something small with the key that holds; undefined: there is nobody to ask. */
  tryOut(purpose: KeyPurpose): Promise<Tried | undefined>
  /** Something was entered: it holds from now on. */
  look(): Promise<void>
}

export const vendorKeysContext = createContext<VendorKeys>()
