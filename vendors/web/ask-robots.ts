import { isAllowed, type RobotsRules, robotsRules } from './robots-rules.ts'
import type { TurnClock } from './take-turns.ts'
import { giveUp, type WebFault } from './web.ts'

/** The text of a robots.txt, undefined where there is none, or why it cannot be known now. */
type ReadRobots = (
  address: string,
  signal?: AbortSignal,
) => Promise<{ outcome: 'text'; text: string } | WebFault>
type Asking = { read: ReadRobots; clock: TurnClock; ourName(): string }
type Kept = { rules: RobotsRules; until: number }

const keptMilliseconds = 60 * 60 * 1000

/** Asks each website once an hour what we may read. */
export function askRobots({ read, clock, ourName }: Asking) {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<RobotsRules | WebFault>>()

  async function rulesFor(
    origin: string,
    name: string,
    signal?: AbortSignal,
  ): Promise<RobotsRules | WebFault> {
    for (const [each, { until }] of kept) if (until <= clock.now()) kept.delete(each)
    const asked = `${name} ${origin}`
    const known = kept.get(asked)
    if (known) return known.rules
    const underway = asking.get(asked)
    if (!underway) return ask(origin, name, signal)
    // Whoever asked may have been stopped; that is no answer for anybody else.
    return underway.catch(() => rulesFor(origin, name, signal))
  }

  function ask(origin: string, name: string, signal?: AbortSignal): Promise<RobotsRules | WebFault> {
    const asked = `${name} ${origin}`
    const answer = read(`${origin}/robots.txt`, signal)
      .then((found) => {
        if (found.outcome === 'wait') return found
        // No rules, or none that can be read, forbid nothing; whether the page can be read is then its own matter.
        const rules = found.outcome === 'text' ? robotsRules(found.text, name) : []
        kept.set(asked, { rules, until: clock.now() + keptMilliseconds })
        return rules
      })
      .finally(() => asking.delete(asked))
    asking.set(asked, answer)
    return answer
  }

  return async (url: URL, signal?: AbortSignal): Promise<WebFault | undefined> => {
    const rules = await rulesFor(url.origin, ourName(), signal)
    if ('outcome' in rules) return rules
    return isAllowed(rules, url.pathname + url.search) ? undefined : giveUp('robots')
  }
}
