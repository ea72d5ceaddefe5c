import type { MadeStep } from './production.ts'

/** What there is of an episode while it is made: for whoever asked, and nobody else. */
export type Making = {
  /** The step under way, and whether it is somebody's turn who listens before it goes out. */
  at?: MadeStep
  isHeard?: true
  read?: { pages: number; passages: number }
  show?: string
  title?: string
  language?: string
  sentences?: number
  recorded?: number
  /** Of the finished sound. */
  seconds?: number
  /** Another word whenever the picture is another one. */
  cover?: string
  /** The letter is on its way: what its subject calls the episode, and how long after the request it left. */
  sent?: { title: string; seconds: number }
}
