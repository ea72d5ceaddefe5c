/** How a line is said by what it does in the talk, in the two forms that engines take it in. */
import type { Act } from '#domain/script.ts'

/** As one tells an actor: for models that read instructions. */
export const directions: ReadonlyMap<Act, string> = new Map<Act, string>([
  ['claim', 'Tell it to somebody across the table: clear, calm and sure of it, without selling.'],
  ['question', 'Ask it because you want to know: curious and quick, the voice open at the end.'],
  ['answer', 'Answer the person who has just asked: at once, easily, with weight on what is new.'],
  ['reaction', 'React to what you have just heard: spontaneous, short and real, never overdone.'],
  ['joint', 'Lead on to the next thing: light and unhurried, as between friends.'],
  ['opinion', 'Give it as your own view: personal, a little dry, with a smile that is heard.'],
  ['image', 'Paint the picture for somebody with closed eyes: warmer and a little slower.'],
])

/** As numbers: how much of the voice's range may be used, and how far its manner is driven. */
export const expressions: ReadonlyMap<Act, { stability: number; style: number }> = new Map<
  Act,
  { stability: number; style: number }
>([
  ['claim', { stability: 0.55, style: 0 }],
  ['question', { stability: 0.4, style: 0.15 }],
  ['answer', { stability: 0.5, style: 0.05 }],
  ['reaction', { stability: 0.3, style: 0.35 }],
  ['joint', { stability: 0.5, style: 0 }],
  ['opinion', { stability: 0.4, style: 0.2 }],
  ['image', { stability: 0.45, style: 0.15 }],
])
