import { lineAlarm } from './admission.ts'
import type { BrowserFound } from './installation.ts'

/** When a figure is good, wants a look, or wants a deed. */
export type State = 'good' | 'look' | 'act'

const between = (value: number, look: number, act: number): State =>
  value >= act ? 'act' : value >= look ? 'look' : 'good'

/** The share of a file system that is taken. New sound is refused before the last of it is gone. */
export const diskLimits = { look: 0.8, act: 0.9, refuse: 0.95 } as const
export const diskState = (share: number): State => between(share, diskLimits.look, diskLimits.act)

/** An episode is due after `least` hours and promised after `most`. */
export const ageState = (hours: number, { least, most }: { least: number; most: number }): State =>
  between(hours, least, most)

/** Whoever loses the machine loses what was made since the last backup; a young house has nothing to lose yet. */
export const backupState = (hoursWithout: number): State => (hoursWithout > 24 ? 'act' : 'good')

/** Few websites need one; whoever was refused for it was one too many, unless the owner has decided so. */
export const browserState = ({ outcome }: BrowserFound, wasMissed: boolean): State =>
  wasMissed && outcome !== 'found' && outcome !== 'off' ? 'look' : 'good'

/** A letter that failed is a person who was not told. */
export const lettersState = ({ failed, unclear }: { failed: number; unclear: number }): State =>
  failed + unclear > 0 ? 'act' : 'good'

/** A rush is over by itself; a line that stays may be an attack, and takes the place of those who come after it. */
export const lineState = (since: Date | null, now: Date): State =>
  !since ? 'good' : now.getTime() - since.getTime() < lineAlarm.afterSeconds * 1000 ? 'look' : 'act'

/** How far back failures are counted. */
export const failureDays = 7
export const failuresState = (failed: number, all: number): State =>
  failed === 0 ? 'good' : failed >= 3 && failed / all > 0.2 ? 'act' : 'look'

const order: readonly State[] = ['good', 'look', 'act']
export const worst = (states: readonly State[]): State =>
  states.reduce((sum, each) => (order.indexOf(each) > order.indexOf(sum) ? each : sum), 'good')
