/** What an episode is told from: what was read, what it shall be about, and what was told already. */
import type { Reading } from './evidence.ts'
import { isHost, type Speaker } from './script.ts'

/** An episode of the same business that somebody can hear. */
export type ToldBefore = {
  title: string
  /** The day on which it came out, as `2026-11-23`. */
  on: string
  /** Stretches that were read aloud in it, a sentence a line. */
  texts: readonly string[]
}

/** A reading is material by itself: then everything is chosen as it gives. */
export type Material = Reading & {
  /** What it is to be about; a website that says nothing of it gives no episode. */
  topic?: string
  /** What an operator has noted: what must not be missed, and what is to be left out. */
  note?: string
  /** Sources that come before all others, by their addresses. */
  chosen?: readonly string[]
  minutes?: number
  toldBefore?: readonly ToldBefore[]
}

/** What came of it: every wish of an operator is one, and so is every earlier episode. */
export type Effect =
  /** So many passages speak of it, and so many of them are heard. */
  | { of: 'topic' | 'wish'; said: string; found: number; heard: number }
  | { of: 'left-out'; said: string; found: number }
  | { of: 'source'; url: string; found: number; heard: number }
  | { of: 'told-before'; title: string; on: string; found: number }

/** Why there is nothing to tell, where it is not the website. */
export type Want = 'topic' | 'topic-told' | 'told'

/** What was read aloud without a word between, a sentence a line. */
export function turnsRead(said: readonly { speaker: Speaker; text: string }[]): string[] {
  const turns: string[][] = []
  let isOpen = false
  for (const { speaker, text } of said) {
    const isRead = !isHost(speaker)
    if (isRead && isOpen) turns.at(-1)?.push(text)
    else if (isRead) turns.push([text])
    isOpen = isRead
  }
  return turns.map((turn) => turn.join('\n'))
}
