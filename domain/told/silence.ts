/** Companies switch a webhook off that has failed for a day, and do not say so: whoever used to speak and does not is an alarm. */
export type Heard = {
  source: string
  /** Days on which it has spoken, of the last ninety, oldest first. */
  days: readonly Date[]
}

const day = 86_400_000
/** Whoever has spoken on fewer days has no habit yet. */
const fewestDays = 4
const leastSilence = 3 * day

export function isSilent({ days }: Heard, now: Date): boolean {
  const last = days.at(-1)
  if (!last || days.length < fewestDays) return false
  const gaps = days.slice(1).map((each, at) => each.getTime() - (days[at]?.getTime() ?? 0))
  return now.getTime() - last.getTime() > Math.max(leastSilence, 2 * Math.max(...gaps))
}
