/** What every script needs around all else: a beginning, an end, and that its voices are artificial. */
import type { Line } from './line.ts'
import type { Nonsense } from './sense.ts'
import { sentencesOf } from './site.ts'
import { wordsOf } from './words.ts'

type Scene = { title: string; lines: readonly Line[] }

export function frame(scenes: readonly Scene[], language: string, disclosure: string): Nonsense[] {
  const key = (text: string) =>
    wordsOf(text, language)
      .map((word) => word.key)
      .join(' ')
  const wanted = sentencesOf(disclosure, language).map(key)
  const opening = (scenes[0]?.lines ?? []).map(({ text }) => key(text)).join(' ')
  const last = scenes.length - 1
  return [
    ...(scenes[0]?.lines.length ? [] : [{ kind: 'no-opening' as const, scene: 0, line: 0 }]),
    ...(scenes.length > 1 && scenes[last]?.lines.length
      ? []
      : [{ kind: 'no-ending' as const, scene: Math.max(0, last), line: 0 }]),
    ...(wanted.every((sentence) => opening.includes(sentence))
      ? []
      : [{ kind: 'no-disclosure' as const, scene: 0, line: 0 }]),
  ]
}
