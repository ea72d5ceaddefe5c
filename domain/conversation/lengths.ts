/** As long as it was planned, and shared between two. */
import { countWords } from '#domain/language/sentences.ts'
import { isHost } from '#domain/script.ts'
import type { ConversationFault, ConversationPlan } from './faults-of-conversation.ts'
import { type Heard, inScene, type Talk } from './heard.ts'

const ofScene = 0.15
/** So far from the plan an episode may be. */
export const bearable = 0.08
const mostAtOnce = 60
const guestLeast = 0.3
const guestMost = 0.5

const wordsIn = (lines: readonly Heard[]) => lines.reduce((sum, { line }) => sum + countWords(line.text), 0)

export function faultsOfLength({ lines }: Talk, plan: ConversationPlan): ConversationFault[] {
  const scenes = plan.scenes ?? []
  return [
    ...scenes.flatMap(({ words }, scene): ConversationFault[] => {
      const has = wordsIn(inScene(lines, scene))
      return Math.abs(has - words) <= words * ofScene
        ? []
        : [{ kind: 'scene-length', scene, line: 0, reason: askedFor('This scene', has, words) }]
    }),
    ...(plan.words && Math.abs(wordsIn(lines) - plan.words) > plan.words * bearable
      ? [
          {
            ...{ kind: 'episode-length' as const, scene: 0, line: 0 },
            reason: askedFor('The episode', wordsIn(lines), plan.words),
          },
        ]
      : []),
    ...stretches(lines),
    ...(plan.speakers === 2 ? shareOf(lines) : []),
  ]
}

const askedFor = (what: string, has: number, words: number) =>
  has > words
    ? `${what} has ${has} words and should have ${words}: leave out ${has - words}, whole turns rather than single words.`
    : `${what} has ${has} words and should have ${words}: tell ${words - has} more, from facts that are not told yet.`

/** Music between two scenes is no breath of the speaker's, but the listener's. */
function stretches(lines: readonly Heard[]): ConversationFault[] {
  const faults: ConversationFault[] = []
  let run: Heard[] = []
  const close = () => {
    const [first] = run
    const words = wordsIn(run)
    if (first && isHost(first.line.speaker) && words > mostAtOnce)
      faults.push({
        ...{ kind: 'too-long-a-turn', scene: first.scene, line: first.at },
        reason: `One voice speaks ${words} words at a stretch from here. After ${mostAtOnce} at most the other one asks, doubts or guesses.`,
      })
  }
  for (const heard of lines) {
    const [first] = run
    if (first && (first.line.speaker !== heard.line.speaker || first.scene !== heard.scene)) {
      close()
      run = []
    }
    run.push(heard)
  }
  close()
  return faults
}

function shareOf(lines: readonly Heard[]): ConversationFault[] {
  const hosts = lines.filter(({ line }) => isHost(line.speaker))
  const guest = wordsIn(hosts.filter(({ line }) => line.speaker === 'guest'))
  const share = guest / Math.max(1, wordsIn(hosts))
  if (share >= guestLeast && share <= guestMost) return []
  const percent = Math.round(share * 100)
  const reason =
    share < guestLeast
      ? `The guest has ${percent} percent of the words: let them doubt, guess, do sums and bring cases of their own, up to 35 or 40.`
      : `The guest has ${percent} percent of the words: let the host tell more of it.`
  return [{ kind: 'guest-share', ...thinnest(hosts, share < guestLeast), reason }]
}

/** The scene that is furthest from an even talk: there it is mended first. */
function thinnest(lines: readonly Heard[], isTooFew: boolean): { scene: number; line: number } {
  const shares = [...new Set(lines.map(({ scene }) => scene))].map((scene) => {
    const own = inScene(lines, scene)
    const share = wordsIn(own.filter(({ line }) => line.speaker === 'guest')) / Math.max(1, wordsIn(own))
    return { scene, share }
  })
  const sorted = shares.sort((a, b) => (isTooFew ? a.share - b.share : b.share - a.share))
  return { scene: sorted[0]?.scene ?? 0, line: 0 }
}
