import type { SourceToTell } from '#database/sources-read.ts'
import type { Brief } from '#domain/brief.ts'
import type { Offer } from '#domain/desk.ts'
import type { Edit } from '#domain/draft/edit.ts'
import type { Episode, EpisodeFacts } from '#domain/episode.ts'
import type { Ledger } from '#domain/ledger/ledger.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import type { Material, ToldBefore } from '#domain/material.ts'
import type { OrderedShow, Plan, Script } from '#domain/script.ts'
import type { Cast } from '#domain/voice.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import type { Wishes } from '#domain/wishes.ts'
import type { Marked } from '#pictures/mark/mark.ts'
import type { Desk } from '#production/conversation/ask-pass.ts'
import type { PassBook } from '#production/conversation/pass-book.ts'
import type { MasteredAs } from '#production/mastering/mastered-as.ts'
import type { Publication, Published } from '#production/publish/publish-episode.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { Recogniser } from '#vendors/voices/recogniser.ts'
import type { Speech } from '#vendors/voices/speech.ts'
import type { Web } from '#vendors/web/web.ts'

/** A model that writes, what it may cost, and where its answers are kept. */
export type Writing = Omit<Desk, 'book' | 'signal'> & {
  bookOf(requestId: string): PassBook
}

/** What a step may ask of the world. */
export type Vendors = {
  web: Web
  /** Without a model the website is read aloud. */
  writing?: Writing
  speech: Speech
  /** Whoever listens to some of what is spoken. */
  recogniser?: Recogniser
  storage: Storage
  cast: Cast
  /** Whose name and mark stand on pictures. */
  maker?: Marked
  /** How names are said, whatever the show. */
  lexicon?: Lexicon
  /** Puts a script with so many edits before the client whose show it is; without it nobody is asked. */
  offerScript?(offer: { requestId: string; version: number }): Promise<{
    isPassed: boolean
    /** Of the words that were approved; null where nobody was asked. */
    hash: string | null
  }>
  /** Puts a finished episode before the client whose show it is; without it nobody is asked. */
  offerSound?(offer: { requestId: string; version: number; audioHash: string }): Promise<{
    isPassed: boolean
    /** Of the bytes that were approved; null where nobody was asked. */
    hash: string | null
  }>
  /** Whether this very episode may go out: a person says so, or nobody is asked. */
  approve(offer: Offer): Promise<boolean>
  /** Where listeners find it; a terminal has no such place. */
  publish(publication: Publication): Promise<Published>
  /** Clips that were paid for are looked for here first. */
  cacheFolder: string
  /** For whoever looks after the machine, where nothing has to wait for it. */
  remark?: (requestId: string, remark: string) => void
  /** Why nothing new may be rendered just now: a disk that is full loses what others have made. */
  noRoom?: () => Promise<string | undefined>
}

export type Order = {
  requestId: string
  website: string
  vendors: Vendors
  signal: AbortSignal
  /** An episode, unless it says otherwise. */
  form?: MasteredAs
  /** How the show sounds, what it may not tell, and what its client has said of it. */
  guide?: VoiceGuide | null | undefined
  /** What operators have changed in the script. */
  edits?: readonly Edit[]
  /** What an operator has asked for. */
  brief?: Brief | null
  /** What its show is told from beside its website. */
  sources?: readonly SourceToTell[]
  /** What earlier episodes of the same business have told. */
  toldBefore?: readonly ToldBefore[]
  /** What whoever asked has chosen and said themselves. */
  wishes?: Wishes | null
  /** Of whichever show it is, where that is called something already. */
  show?: OrderedShow | null
}

/** What an operator should hear for themselves; nothing of it keeps an episode back. */
export type HeardBack = {
  /** Sentences, counted from 0, and what somebody who listened has heard instead. */
  misheard?: readonly { at: number; heard: string }[]
  /** Why nobody listened. */
  unheard?: string
}

/** What each step leaves to those after it. Sound and pictures lie in storage until they are published. */
export type Finished = {
  'read-website': Material
  plan: Plan
  'write-script': Script
  'check-facts': { script: Script; ledger: Ledger }
  'await-script': { scriptHash: string | null }
  'record-voices': { clips: number; seconds: number } & HeardBack
  master: { episode: Episode; mp3: string }
  illustrate: { cover: string; smallCover: string; card: string }
  'await-approval': Omit<Offer, 'requestId'>
  'await-episode': { audioHash: string | null }
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
  /** The client whose show it is decides; until then nothing is tried. */
  | { outcome: 'await-script'; reason: string }
  | { outcome: 'await-episode'; reason: string }

export type Result<Output> = { outcome: 'done'; output: Output } | Ended

/** For those who asked, when the trouble is ours. */
export const ourTrouble = 'Something went wrong on our side, and it is not your website.'
