/** A script as people and programs read it: what is said, by whom, and where it stands. */
import { spokenFormOf } from '#domain/ear/sayings.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isHost } from '#domain/script.ts'
import { readSecondsFor, secondsFor } from '#domain/script-length.ts'
import type { Undone } from '#domain/writing.ts'
import type { WebsiteWritten } from './write-website.ts'

type Line = { speaker: string; text: string; said: string; sources: { url: string; quote: string }[] }

export type Summary = {
  site: string
  outcome: 'episode' | 'refused'
  reason: string
  /** A: with a model. B: read aloud. */
  way: 'A' | 'B'
  language: string
  /** To write it. */
  seconds: number
  /** To hear it. */
  length: number
  words: number
  /** Of the words: who answers in a talk, and both where the website is read aloud. */
  hostShare: number
  /** What a model's pass offered and nobody hears. */
  undone?: readonly Undone[]
  lines: Line[]
}

export function summaryOf(site: string, told: WebsiteWritten, seconds: number): Summary {
  const lines = told.outcome === 'episode' ? linesOf(told) : []
  const words = wordsIn(lines)
  const way = told.outcome === 'episode' ? (told.script.written?.way ?? 'B') : 'B'
  // In a talk both are hosts, and who asks is the guest; names come from the script.
  const isOfHost = ({ speaker }: Line) => (way === 'A' ? speaker === 'host' : isHost(speaker as 'host'))
  const hosts = wordsIn(lines.filter(isOfHost))
  return {
    site,
    outcome: told.outcome,
    reason: told.outcome === 'refused' ? told.reason : (told.script.written?.reason ?? ''),
    way,
    language: told.outcome === 'episode' ? (told.script.language ?? 'en') : '',
    seconds: Math.round(seconds * 1000) / 1000,
    length: words > 0 ? lengthOf(told, way, words) : 0,
    words,
    hostShare: words > 0 ? Math.round((hosts / words) * 1000) / 1000 : 0,
    ...(told.outcome === 'episode' && told.script.written?.undone && { undone: told.script.written.undone }),
    lines,
  }
}

/** A talk has music of its own. */
const lengthOf = (told: WebsiteWritten, way: 'A' | 'B', words: number) =>
  way === 'A' && told.outcome === 'episode'
    ? secondsFor(words, told.script.chapters.length)
    : readSecondsFor(words)

const wordsIn = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0)

function linesOf({ script, ledger }: WebsiteWritten & { outcome: 'episode' }): Line[] {
  return script.chapters
    .flatMap(({ sentences }) => sentences)
    .map(({ speaker, text }, at) => ({
      speaker,
      text,
      said: spokenFormOf(text, script.language),
      sources: (ledger.entries[at]?.evidence ?? []).map(({ url, passage }) => ({ url, quote: passage })),
    }))
}

type Shown =
  | Pick<WebsiteWritten & { outcome: 'episode' }, 'outcome' | 'script' | 'leftOut'>
  | Pick<WebsiteWritten & { outcome: 'refused' }, 'outcome' | 'reason' | 'leftOut'>

/** Turn by turn, then how it was written, and what was left out and why: nothing of that is heard. */
export function scriptAsText(site: string, told: Shown): string {
  const left = told.leftOut.map(
    ({ reason, text }) => `- ${reason}: ${text.replace(/\s+/g, ' ').slice(0, 160)}`,
  )
  const why = told.outcome === 'episode' ? (told.script.written?.reason ?? '') : ''
  const how = why ? ['', 'How it was written:', why] : []
  const after = [...how, ...(left.length > 0 ? ['', 'Left out:', ...left] : [])]
  if (told.outcome === 'refused') return `${[`# ${site}`, '', told.reason, ...after].join('\n')}\n`
  const { script } = told
  const { written } = script
  const way = written ? [`Way ${written.way}, by ${written.by}.`, ''] : []
  const turns = script.chapters.flatMap(({ title, sentences }) => {
    const lines: { speaker: string; text: string }[] = []
    for (const { speaker, text } of sentences) {
      const last = lines.at(-1)
      if (last?.speaker === speaker) last.text += ` ${text}`
      else lines.push({ speaker, text })
    }
    return ['', `## ${title}`, '', ...lines.map((line) => `${line.speaker}: ${line.text}`)]
  })
  return `${[`# ${script.title === script.show ? script.show : `${script.show}: ${script.title}`}`, '', ...way, ...script.summary, ...turns, ...after].join('\n')}\n`
}
