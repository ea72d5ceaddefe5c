/** What a program can honestly say of one website's episode: all of it counted, none of it felt. */
import { formulasOf } from '#content/programme/formulas.ts'
import { gateOf } from '#domain/gate/gate.ts'
import type { Line } from '#domain/gate/line.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Script } from '#domain/script.ts'
import { textOfExcerpt } from '#production/writer/excerpt.ts'
import type { Summary } from '#production/writer/shown-script.ts'
import type { WebsiteWritten } from '#production/writer/write-website.ts'
import { type Beginning, beginningOf } from './beginning.ts'
import { freeLinesOf } from './free-lines.ts'

/** A line that does not pass, and why. */
export type RefusedLine = { speaker: string; text: string; reason: string; isWrongMouth: boolean }

export type JudgedWebsite = Omit<Summary, 'lines' | 'way'> & {
  /** Of whole sentences that could be read aloud, whatever they are worth. */
  readable: number
  /** Of what the writer wrote, before anything was taken out. */
  refused: readonly RefusedLine[]
  /** Of an episode. */
  beginning?: Beginning
  /** What hosts say beyond the frame of the programme. */
  freeLines: readonly string[]
}

export function judgeWebsite(told: WebsiteWritten, summary: Summary): JudgedWebsite {
  const { lines: _, way, ...rest } = summary
  const { reading, written } = told
  const isWritten = written?.outcome === 'written'
  return {
    ...rest,
    language: reading?.language ?? '',
    readable: written?.all.reduce((sum, excerpt) => sum + countWords(textOfExcerpt(excerpt)), 0) ?? 0,
    refused:
      reading && isWritten
        ? refusedLines(written.script, gateOf(reading, formulasOf(written.script.language)))
        : [],
    ...(told.outcome === 'episode' &&
      isWritten && { beginning: beginningOf(told.script, told.reading, written.choice.who) }),
    freeLines: told.outcome === 'episode' ? freeLinesOf(told.script, told.reading) : [],
  }
}

/** So the gate says that words are not of whoever speaks them. */
const ofMouths = new Set(['mouth', 'signature', 'speaker'])

export function refusedLines({ chapters }: Script, gate: ReturnType<typeof gateOf>): RefusedLine[] {
  const before: Line[] = []
  return chapters
    .flatMap(({ sentences }) => sentences)
    .flatMap((line) => {
      const judged = gate.judge(line, before)
      before.push(line)
      if (judged.verdict !== 'refused') return []
      return {
        speaker: line.speaker,
        text: line.text,
        reason: judged.doubts.map(({ reason }) => reason).join(' '),
        isWrongMouth: judged.doubts.some(({ check }) => ofMouths.has(check)),
      }
    })
}
