/** Lines as a model writes them, and as a script holds them: each claim with words that stand on the website. */
import { z } from 'zod'
import type { Beat } from '#domain/conversation/scenes.ts'
import { withoutDirections } from '#domain/directions.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Claim } from '#domain/gate/line.ts'
import { isOnPage } from '#domain/gate/on-page.ts'
import { acts, type Sentence } from '#domain/script.ts'
import type { Fact, FactSheet } from './fact-sheet.ts'
import { findQuote } from './quotes.ts'

const claimSchema = z.object({ fact: z.string(), quote: z.string() })

const line = z.object({
  speaker: z.enum(['host', 'guest']),
  act: z.enum(acts),
  text: z.string(),
  claims: z.array(claimSchema),
})
export const beatSchema = z.object({ question: z.string(), payoff: z.string(), lines: z.array(line) })
/** Of a draft, which may become too long. */
export const draftBeatSchema = beatSchema.extend({ spare: z.boolean() })

type Written = z.infer<typeof beatSchema> & { spare?: boolean }

export const beatsFrom = (beats: readonly Written[], sheet: FactSheet, speakers: 1 | 2): Beat[] =>
  beats
    .map(({ question, payoff, lines, spare }) => ({
      question: oneLine(question),
      payoff: oneLine(payoff),
      lines: lines
        .map((each) => sentenceFrom(each, sheet, speakers))
        .filter(({ text }) => /\p{L}|\d/u.test(text)),
      ...(spare && !lines.some((line) => isDear(line, sheet)) && { isSpare: true }),
    }))
    .filter(({ lines }) => lines.length > 0)

/** A price or a limit goes for nothing. */
const isDear = ({ claims }: Written['lines'][number], { facts }: FactSheet) =>
  claims.some((claim) => facts.some(({ id, kind }) => id === claim.fact && dear.has(kind)))
const dear: ReadonlySet<string> = new Set(['price', 'limit'])

function sentenceFrom(
  { speaker, act, text, claims }: Written['lines'][number],
  sheet: FactSheet,
  speakers: 1 | 2,
): Sentence {
  const said = oneLine(text)
  const found = claimsFrom(said, claims, sheet)
  return {
    speaker: speakers === 1 ? 'host' : speaker,
    act,
    text: said,
    support: found.length > 0 ? [...new Set(found.map(({ passage }) => passage))] : 'bridge',
    claims: found,
  }
}

/** Words that stand nowhere support nothing; where only the fact is right, its own words are taken. */
function claimsFrom(
  says: string,
  claims: readonly z.infer<typeof claimSchema>[],
  { facts, reading }: FactSheet,
): Claim[] {
  return claims.flatMap(({ fact: id, quote }) => {
    const fact = facts.find((each) => each.id === id)
    const found = findQuote(quote, fact?.passage ?? '', reading) ?? fact
    const about = fact && found && subjectOf(fact, says, found.passage, reading)
    return found
      ? [
          {
            says,
            quote: found.quote,
            passage: found.passage,
            ...(fact?.speaker && { speaker: fact.speaker }),
            ...(fact?.when && { when: fact.when }),
            ...(about && { about }),
          },
        ]
      : []
  })
}

/** What it is about, or stands below, in words of its page: the one that the line names, where it names one. */
function subjectOf({ about, under }: Fact, says: string, passage: string, reading: Reading) {
  const subjects = [about, ...(under?.split(', ') ?? [])].filter((each) => isOnPage(each, passage, reading))
  return subjects.find((each) => says.includes(each)) ?? subjects[0]
}

export const oneLine = (text: string): string =>
  withoutDirections(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
