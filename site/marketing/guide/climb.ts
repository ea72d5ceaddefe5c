/** Inlined behind the schedule: counts by the wall clock, remembers, and tells show-climb.ts each second where it stands. */
import {
  climbAt,
  climbFrom,
  finalStage,
  ladderStateOf,
  lastSavePoint,
  savedForm,
} from '#domain/price-ladder.ts'
import type { Climbed } from './show-climb.ts'

const key = `${document.querySelector<HTMLElement>('[data-remembers]')?.dataset.remembers}-guide-timer`
let climb = recall(Date.now())
let savedSeconds: number | undefined
let nextTick: ReturnType<typeof setTimeout> | undefined

/** What cannot be read is logged once, and the ladder starts fresh. */
function recall(now: number) {
  const warn = (trouble: string, fault?: unknown) =>
    console.warn(`${key} ${trouble}; the ladder starts fresh.`, ...(fault ? [fault] : []))
  let saved: string | null = null
  try {
    // Some web views have no storage at all, whatever the types say.
    saved = localStorage?.getItem(key) ?? null
  } catch (fault) {
    warn('cannot be read', fault)
  }
  const { climb, isCorrupt } = climbFrom(saved, now)
  if (isCorrupt) warn('is corrupt')
  return climb
}

function remember() {
  const due = lastSavePoint(climb)
  if (due.seconds === savedSeconds) return
  savedSeconds = due.seconds
  try {
    localStorage?.setItem(key, JSON.stringify(savedForm(due)))
  } catch {
    // Full or closed storage costs the memory, not the page.
  }
}

/** A sleeping tab is right as soon as it wakes. */
function tick() {
  clearTimeout(nextTick)
  climb = climbAt(climb, Date.now())
  remember()
  const state = ladderStateOf(climb)
  const detail: Climbed = { ...state, endsAt: climb.since + state.timeLeft * 1000 }
  document.dispatchEvent(new CustomEvent('climb', { detail }))
  if (state.priceStage < finalStage) nextTick = setTimeout(tick, 1000 - (Date.now() - climb.since))
}

tick()
addEventListener('pageshow', tick)
document.addEventListener('visibilitychange', tick)
