/**
 * What was changed and is doubted goes back. Whatever was changed beside it was read beside it, so a run of changes
 * stands or falls together, and what follows it is the piece that was read behind the old one.
 */
export function goneBack<T>(now: readonly T[], before: readonly T[], rules: Rules<T>): T[] {
  const isChanged = (at: number) => {
    const [one, other] = [now[at], before[at]]
    return one !== undefined && other !== undefined && !rules.isSame(one, other)
  }
  const left = [...now]
  for (let start = 0; start < now.length; start += 1) {
    let end = start
    while (isChanged(end)) end += 1
    // The piece behind the run may be doubted for what now stands before it.
    const run = now.slice(start, end + 1).map((_, index) => start + index)
    if (run.some((at) => rules.isDoubted(at)))
      for (const at of run) left.splice(at, 1, ...before.slice(at, at + 1))
    start = end
  }
  return left
}

type Rules<T> = { isSame(now: T, before: T): boolean; isDoubted(at: number): boolean }
