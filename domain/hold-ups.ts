/** Why nothing comes of a show whose plan runs, and whose turn it is. */
import { fewEpisodes } from './gauge.ts'
import type { NotBegun } from './slots.ts'

/** In the order in which they are to be settled. `nobody`: of its people, nobody may decide; `scarce`: it is held up soon. */
export const holdUps = ['nobody', 'plan', 'questions', 'days', 'draft', 'material', 'scarce'] as const
export type HoldUp = (typeof holdUps)[number]
/** `left`: so many episodes it has left to tell, as far as anybody has counted. */
export type Hold = { what: HoldUp; since: Date; left: number | null }

export type ShowAtAStand = {
  /** Of its plan: nothing is owed where it rests or is over. */
  runs: boolean
  isPlanKnown: boolean
  hasDates: boolean
  hasDecider: boolean
  /** Somebody has said on which days it appears. */
  hasDays: boolean
  /** No episode of it is there, or on its way. */
  isUnbegun: boolean
  /** What its calendar has found. */
  notBegun: NotBegun | null
  isAnswered: boolean
  /** Nobody has decided about some part of its draft, and nothing of it is out. */
  isDraftOpen: boolean
  /** What it may be told from is told. */
  isTold: boolean
  /** Episodes that are left to tell; null: nobody has read its website yet. */
  left: number | null
}

export function holdUpsOf(show: ShowAtAStand): HoldUp[] {
  const { hasDays, isUnbegun, notBegun } = show
  const isMaterialGone = notBegun === 'material' && show.isTold
  const isBeginning = !hasDays && isUnbegun
  const found: Record<HoldUp, boolean> = {
    nobody: !show.hasDecider,
    plan: hasDays ? notBegun === 'plan' : isBeginning && !show.isPlanKnown,
    questions: !show.isAnswered && (isBeginning || notBegun === 'questions'),
    days: isBeginning && show.hasDates,
    draft: show.isDraftOpen,
    material: isMaterialGone,
    scarce: hasDays && !isMaterialGone && show.left !== null && show.left <= fewEpisodes,
  }
  return show.runs ? holdUps.filter((what) => found[what]) : []
}
