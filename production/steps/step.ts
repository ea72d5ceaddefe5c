import type { Brief } from '#domain/brief.ts'
import type { Offer } from '#domain/desk.ts'
import type { Edit } from '#domain/draft/edit.ts'
import type { Episode, EpisodeFacts } from '#domain/episode.ts'
import type { Ledger } from '#domain/ledger/ledger.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import type { Material, ToldBefore } from '#domain/material.ts'
import type { Plan, Script } from '#domain/script.ts'
import type { Cast } from '#domain/voice.ts'
import type { Wishes } from '#domain/wishes.ts'
import type { Form } from '#production/mastering/form.ts'
import type { Publication, Published } from '#production/publish/publish-episode.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { Speech } from '#vendors/voices/speech.ts'
import type { Web } from '#vendors/web/web.ts'
import type { Writer } from '#vendors/writers/writer.ts'

/** What a step may ask of the world. */
export type Vendors = {
  web: Web
  /** Without a model our own rules write. */
  writer?: Writer
  speech: Speech
  storage: Storage
  cast: Cast
  /** How names are said, whatever the show. */
  lexicon?: Lexicon
  /** Whether this very episode may go out: a person says so, or nobody is asked. */
  approve(offer: Offer): Promise<boolean>
  /** Where listeners find it; a terminal has no such place. */
  publish(publication: Publication): Promise<Published>
  /** Clips that were paid for are looked for here first. */
  cacheFolder: string
  /** Why nothing new may be rendered just now: a disk that is full loses what others have made. */
  noRoom?: () => Promise<string | undefined>
}

export type Order = {
  requestId: string
  website: string
  vendors: Vendors
  signal: AbortSignal
  /** An episode, unless it says otherwise. */
  form?: Form
  /** What operators have changed in the script. */
  edits?: readonly Edit[]
  /** What an operator has asked for. */
  brief?: Brief | null
  /** What earlier episodes of the same business have told. */
  toldBefore?: readonly ToldBefore[]
  /** What whoever asked has chosen and said themselves. */
  wishes?: Wishes | null
}

/** What each step leaves to those after it. Sound and pictures lie in storage until they are published. */
export type Finished = {
  'read-website': Material
  plan: Plan
  'write-script': Script
  'check-facts': { script: Script; ledger: Ledger }
  'record-voices': { clips: number; seconds: number }
  master: { episode: Episode; mp3: string }
  illustrate: { cover: string; smallCover: string; card: string }
  'await-approval': Omit<Offer, 'requestId'>
  publish: { facts: EpisodeFacts }
}

export type Ended =
  /** The world outside is not ready: later, with a pause that grows. */
  | { outcome: 'wait'; reason: string; seconds?: number }
  /** Never. The reason is for the person who asked. */
  | { outcome: 'give-up'; code: string; reason: string }
  /** Only the operator can mend it; until then it waits. */
  | { outcome: 'ask'; reason: string }
  /** Somebody has ended the episode: nothing more comes of it. */
  | { outcome: 'ended'; reason: string }
  /** A person decides; until then nothing is tried. */
  | { outcome: 'await-approval'; reason: string }

export type Result<Output> = { outcome: 'done'; output: Output } | Ended

/** For those who asked, when the trouble is ours. */
export const ourTrouble = 'Something went wrong on our side, and it is not your website.'
