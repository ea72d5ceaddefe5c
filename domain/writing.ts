/** How an episode is written with a model: what was asked, what it cost, and what a person decides meanwhile. */

import type { HostSpeaker } from './script.ts'

/** `cached` of the tokens that went in were read from the vendor's cache. */
export type Usage = { input: number; cached: number; output: number }

export type KeptPass = {
  /** Its order within the episode. */
  place: number
  /** The pass and its round: `facts`, `draft`, `check-1`. */
  label: string
  /** Hash of everything that went into the question. */
  key: string
  /** Hash of the prompt's file. */
  version: string
  /** `openai gpt-…` */
  model: string
  /** `answered`, or the fault. */
  outcome: string
  /** Null unless it was answered. */
  answer: unknown
  reason: string
  usage: Usage
  dollars: number
  calls: number
  seconds: number
  askedAt: Date
}

/** What goes on now. */
export type WritingProgress = {
  /** The label of its pass. */
  pass: string
  /** From one on, and of how many. */
  scene?: number
  scenes?: number
  /** A sentence for whoever looks on. */
  said: string
  /** What the last check found, in a sentence. */
  found?: string
}

/** Of a pass that has offered three: which one, whoever likes another better than the model's. */
export type ChosenOutline = {
  outline: number
  /** The key of that pass: other outlines are another choice. */
  of: string
}

/** What a person has put into a draft. */
export type WrittenLine = {
  /** From 0. */
  scene: number
  /** It stands after so many lines of the scene; 0 is before the first. */
  after: number
  speaker: HostSpeaker
  text: string
  /** Whoever answers for it by name. */
  by: string
  /** The key of the pass that wrote this draft: in another one it would stand anywhere. */
  of: string
}

/** What a person has decided about the writing. */
export type WritingWishes = {
  chosen: ChosenOutline | null
  lines: readonly WrittenLine[]
  /** Nothing more is asked until somebody lets it go on. */
  isStopped: boolean
}

export const mostOutlines = 3

/** Which way an episode was written, and why. */
export type Written = {
  /** A: with a model, in the hosts' own words. B: the website is read aloud. */
  way: 'A' | 'B'
  /** `openai gpt-…`, or `programme`. */
  by: string
  /** The versions of all prompts in one. */
  prompts: string
  /** Why it is not way A, or not as it was meant. */
  reason?: string
  /** What the judge gave, from 1 to 5. */
  grades?: Readonly<Record<string, number>>
  /** What a pass has offered and nobody hears. */
  undone?: readonly Undone[]
}

export type Undone = { pass: string; text: string; reason: string }
