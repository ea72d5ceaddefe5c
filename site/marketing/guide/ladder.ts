import { useSyncExternalStore } from 'react'
import {
  type Climb,
  climbAt,
  finalStage,
  ladderStateOf,
  lastSavePoint,
  savedForm,
} from '#domain/price-ladder.ts'
import { type LadderMemory, ladderMemory } from './ladder-memory.ts'

/** What every island of the page draws: one store, so that they agree at any moment. */
type LadderView = {
  priceStage: number
  timeLeft: number
  /** The wall clock's millisecond at which the shown stage ends. */
  endsAt: number
  isCountdownHidden: boolean
  /** A stage that began under the visitor's eyes, to be said once. */
  announcedStage: number | undefined
}

const prerendered: LadderView = {
  ...ladderStateOf({ seconds: 0, since: 0 }),
  endsAt: 0,
  isCountdownHidden: false,
  announcedStage: undefined,
}

let view = prerendered
let memory: LadderMemory | undefined
let climb: Climb = { seconds: 0, since: 0 }
let savedSeconds: number | undefined
let nextTick: ReturnType<typeof setTimeout> | undefined
let isHeld = false
let islandsAwake = 0
const listeners = new Set<() => void>()

export function useLadder<T extends string | number | boolean | undefined>(read: (view: LadderView) => T) {
  return useSyncExternalStore(
    subscribe,
    () => read(view),
    () => read(prerendered),
  )
}

/** Called by each island; the ladder moves once the last one can follow it. */
export function joinLadder(storagePrefix: string) {
  memory ??= ladderMemory(storagePrefix)
  islandsAwake += 1
  if (islandsAwake === document.querySelectorAll('[data-island=PriceLadder]').length) start(memory)
}

/** What a finger rests on does not change under it. */
export function holdLadder() {
  isHeld = true
  const letGo = () => setTimeout(releaseLadder, 300)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { once: true })
}

/** After a click, which reads the link when all listeners have run. */
export const releaseAfterClick = () => void setTimeout(releaseLadder)

export function hideCountdown(isCountdownHidden: boolean) {
  memory?.rememberHiding(isCountdownHidden)
  draw({ ...view, isCountdownHidden })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function start({ recallClimb, recallHiding }: LadderMemory) {
  climb = recallClimb(Date.now())
  view = { ...view, isCountdownHidden: recallHiding(), ...ladderStateOf(climb) }
  tick()
  addEventListener('pageshow', tick)
  document.addEventListener('visibilitychange', tick)
}

/** Counts from the wall clock, so that a sleeping tab is right as soon as it wakes. */
function tick() {
  clearTimeout(nextTick)
  climb = climbAt(climb, Date.now())
  saveIfDue()
  if (!isHeld) show()
  const { priceStage } = ladderStateOf(climb)
  if (priceStage < finalStage) nextTick = setTimeout(tick, 1000 - (Date.now() - climb.since))
}

function saveIfDue() {
  const due = lastSavePoint(climb)
  if (due.seconds === savedSeconds) return
  savedSeconds = due.seconds
  memory?.rememberClimb(savedForm(due))
}

function releaseLadder() {
  isHeld = false
  show()
}

function show() {
  const state = ladderStateOf(climb)
  draw({
    ...view,
    ...state,
    endsAt: climb.since + state.timeLeft * 1000,
    announcedStage: state.priceStage === view.priceStage ? view.announcedStage : state.priceStage,
  })
}

function draw(next: LadderView) {
  view = next
  for (const listener of listeners) listener()
}
