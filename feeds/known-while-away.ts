/** What was found last holds while the database cannot be asked: whoever listens hears on. */

const mostKept = 5000
/** So long it is waited for an answer where one is known. */
const patienceMilliseconds = 1000

export function knownWhileAway<Found>(
  ask: (key: string) => Promise<Found | undefined>,
): (key: string) => Promise<Found | undefined> {
  const kept = new Map<string, Found>()
  async function asked(key: string): Promise<Found | undefined> {
    const found = await ask(key)
    kept.delete(key)
    if (found !== undefined) kept.set(key, found)
    for (const oldest of kept.size > mostKept ? kept.keys().take(1) : []) kept.delete(oldest)
    return found
  }
  return (key) => {
    const before = kept.get(key)
    return before === undefined ? asked(key) : orElse(asked(key), before)
  }
}

function orElse<Found>(answer: Promise<Found>, before: Found): Promise<Found> {
  const { promise, resolve } = Promise.withResolvers<Found>()
  const tooLong = setTimeout(resolve, patienceMilliseconds, before)
  answer.then(resolve, () => resolve(before)).finally(() => clearTimeout(tooLong))
  return promise
}
