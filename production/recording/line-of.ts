/** What an engine is asked for a sentence, and the name that its clip has for that. */
import { createHash } from 'node:crypto'
import type { Saying } from '#domain/ear/sayings.ts'
import { type Lexicon, sayings } from '#domain/lexicon.ts'
import { type Act, isHost, type Sentence } from '#domain/script.ts'
import type { Speech, SpokenLine } from '#vendors/voices/speech.ts'
import { finishVersion } from './finish-clip.ts'

/** Whoever reads to somebody takes more time than whoever talks. */
const readingPace = 0.88

type Spoken = { line: SpokenLine; pieces: readonly Saying[] }
type Ear = { lexicon: Lexicon | undefined; language: string | undefined }

/** All of it for the ear: neighbours are heard as they will be said. */
export function spokenLineOf(sentences: readonly Sentence[], at: number, voice: string, ear: Ear): Spoken {
  const sentence = sentences[at]
  if (!sentence) throw new RangeError(`There is no sentence ${at}`)
  const act = actOf(sentence)
  const piecesOf = (each: Sentence) => sayings(each.text, ear.lexicon, ear.language)
  const said = (pieces: readonly Saying[]) => pieces.map((piece) => piece.said).join(' ')
  const pieces = piecesOf(sentence)
  const [before, after] = [sentences[at - 1], sentences[at + 1]].map((each) => each && said(piecesOf(each)))
  return {
    pieces,
    line: {
      ...{ text: said(pieces), voice },
      ...(!isHost(sentence.speaker) && { pace: readingPace }),
      ...(act && { act }),
      ...(before && { before }),
      ...(after && { after }),
    },
  }
}

/** A host who asks, asks, also where nobody wrote it down; what is read aloud is read, whatever it says. */
const actOf = ({ speaker, act, text }: Sentence): Act | undefined =>
  act ?? (isHost(speaker) && /\?["'”’)»]*\s*$/.test(text) ? 'question' : undefined)

/** Recorded anew when something else would be sent, or something else made of it; and only then. */
export function clipNameOf({ engine, version, sent }: Speech, line: SpokenLine): string {
  const made = JSON.stringify([finishVersion, engine, version, sent(line)])
  return createHash('sha256').update(made).digest('hex').slice(0, 40)
}
