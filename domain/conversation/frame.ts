/** A beginning that says what the voices are, and an end that thanks and says how to reach them. */
import { wordsOf } from '#domain/gate/words.ts'
import type { ConversationFault, ConversationPlan } from './faults-of-conversation.ts'
import type { Talk } from './heard.ts'

export function faultsOfFrame(
  { lines, vocabulary }: Talk,
  plan: ConversationPlan,
  scenes: number,
): ConversationFault[] {
  const last = Math.max(0, scenes - 1)
  const said = (scene: number) => lines.filter((each) => each.scene === scene)
  const ending = said(last)
  const place = { scene: last, line: Math.max(0, ending.length - 1) }
  const key = (text: string) =>
    wordsOf(text, vocabulary.code)
      .map((word) => word.key)
      .join(' ')
  const opening = key(
    said(0)
      .map(({ line }) => line.text)
      .join(' '),
  )
  const all = ending.map(({ line }) => line.text).join(' ')
  const faults: ConversationFault[] = []
  if (plan.disclosure && !opening.includes(key(plan.disclosure)))
    faults.push({
      ...{ kind: 'no-disclosure', scene: 0, line: 0 },
      reason: `Nobody says in the first scene: “${plan.disclosure}”`,
    })
  if (scenes < 2 || ending.length === 0)
    faults.push({
      kind: 'no-ending',
      ...place,
      reason: 'There is no last scene: the talk stops in its middle.',
    })
  if (plan.thanks && !plan.thanks.some((thanks) => key(all).includes(key(thanks).slice(0, 5))))
    faults.push({ kind: 'no-thanks', ...place, reason: 'Nobody thanks the listener at the end.' })
  if (plan.ways && !isWay(all, plan.ways))
    faults.push({
      ...{ kind: 'no-way-on', ...place },
      reason: `The end does not say how to reach them. Say ${plan.ways[0] ?? 'a telephone number, an address or their website'}.`,
    })
  return faults
}

const digits: ReadonlyMap<string, string> = new Map(
  'oh zero one two three four five six seven eight nine'
    .split(' ')
    .map((word, at) => [word, String(Math.max(0, at - 1))] as const),
)

/** One of the ways, written or said digit by digit; any number to call and any address to write to. */
function isWay(text: string, ways: readonly string[]): boolean {
  const spoken = text.toLowerCase().replace(/[a-z]+/g, (word) => digits.get(word) ?? ` ${word} `)
  const bare = spoken.replace(/[\s,.()-]/g, '')
  return (
    /\d{6,}/.test(bare) ||
    /\S@\S/.test(text) ||
    /\b[\w-]+\.(?:com|co|org|net|uk|de|fr|es|ca|test)\b/i.test(text) ||
    / dot (?:com|co|org|net|test)\b/i.test(text) ||
    ways.some((way) => way.length > 5 && text.toLowerCase().includes(way.toLowerCase()))
  )
}
