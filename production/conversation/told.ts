/** What all passes after the facts have in common: the same beginning of each question, and how the show sounds. */

import { type Fact, type FactSheet, sheetAsData } from './fact-sheet.ts'
import type { Guide } from './guide.ts'
import { promptOf } from './prompts.ts'

type Before = { instructions: string; material: string }

export type Told = {
  sheet: FactSheet
  /** Those that stand before each question. */
  shown: readonly Fact[]
  /** Of the whole episode, music included. */
  seconds: number
  /** First and unchanging, for the vendor's cache. */
  before: Before
  holes: Readonly<Record<'language' | 'guide' | 'hostTemper' | 'guestTemper' | 'shape', string>>
  speakers: 1 | 2
}

const english = new Intl.DisplayNames('en', { type: 'language' })

type Known = { sheet: FactSheet; seconds: number; guide: Guide; speakers: 1 | 2 }

export const toldOf = ({ sheet, seconds, guide, speakers }: Known): Told => ({
  sheet,
  shown: sheet.facts,
  seconds,
  speakers,
  before: { instructions: promptOf('instructions').text, material: sheetAsData(sheet) },
  holes: {
    language: english.of(sheet.reading.language) ?? 'English',
    guide: [...(speakers === 1 ? [promptOf('alone').text] : []), guide.text].filter(Boolean).join('\n\n'),
    hostTemper: guide.hostTemper,
    guestTemper: guide.guestTemper,
    shape: guide.shape,
  },
})
