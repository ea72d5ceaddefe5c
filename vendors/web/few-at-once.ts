/** So many pieces of work at once, and no more; who comes later waits. */
export function fewAtOnce(most: number) {
  let underway = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underway < most) underway += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underway -= 1
    }
  }
}
