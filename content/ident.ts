import { brand } from './brand.ts'

/** The piece the hero player plays; its captions describe the music that production/ synthesizes. */

export type Chapter = { startSeconds: number; title: string }
export type Caption = { startSeconds: number; text: string }
export type Ident = {
  title: string
  show: string
  caption: string
  durationSeconds: number
  chapters: readonly Chapter[]
  transcript: readonly Caption[]
}

const durationSeconds = 45

export const ident: Ident = {
  title: 'Forty-five seconds off the mic',
  show: `${brand.name} ident`,
  caption: `This is our ident: about ${durationSeconds} seconds of music played by our own code, with no voice yet. The voices in the episodes we produce are AI voices, and each episode says so.`,
  durationSeconds,
  chapters: [
    { startSeconds: 0, title: 'An empty room' },
    { startSeconds: 8, title: 'First notes' },
    { startSeconds: 20, title: 'The whole theme' },
    { startSeconds: 34, title: 'Lights out' },
  ],
  transcript: [
    { startSeconds: 0, text: 'Music: a warm, held chord swells alone.' },
    { startSeconds: 8, text: 'Plucked notes enter above it, one after another.' },
    { startSeconds: 20, text: 'A soft bass and a light shaker join; the theme is complete.' },
    { startSeconds: 34, text: 'Bass and shaker stop. The last notes thin out and the chord fades.' },
  ],
}
