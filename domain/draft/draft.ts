/** A script on an operator's desk: every sentence has a name that it keeps, and the show's choices lie beside it. */
import { withoutDirections } from '#domain/directions.ts'
import type { Lexicon } from '#domain/lexicon.ts'
import type { Script, Sentence, Speaker } from '#domain/script.ts'

export type DraftSentence = Sentence & {
  id: string
  /** Who answers for which words; for other words nobody does. */
  vouched?: { by: string; text: string }
  /** The words of which a second reading was sure; of other words it says nothing. */
  confirmedText?: string
}
type DraftChapter = { id: string; title: string; sentences: readonly DraftSentence[] }

export type Draft = Omit<Script, 'chapters'> & {
  chapters: readonly DraftChapter[]
  /** Ids of voices; whoever is not named has the usual one. */
  voices: Partial<Record<Speaker, string>>
  lexicon: Lexicon
  /** 0 is what follows from the show's name; the others are takes of it. */
  theme: number
  cover: number
}

export const takes = [0, 1, 2, 3, 4, 5] as const

export const mostCharacters = { sentence: 400, title: 120, name: 60 }

/** What music and pictures are made from; the first take is the show's name itself. */
export const takeOf = (show: string, take: number) => (take === 0 ? show : `${show} (take ${take + 1})`)

/** What the line wrote, before anybody changed it. */
export const draftOf = ({ chapters, ...script }: Script): Draft => ({
  ...script,
  chapters: chapters.map(({ title, sentences }, chapter) => ({
    id: `c${chapter + 1}`,
    title,
    sentences: sentences.map((sentence, at) => ({
      ...sentence,
      id: `c${chapter + 1}s${at + 1}`,
      ...(sentence.confirmed && { confirmedText: sentence.text }),
    })),
  })),
  voices: script.chosen?.voices ?? {},
  lexicon: {},
  theme: script.chosen?.theme ?? 0,
  cover: script.chosen?.cover?.take ?? 0,
})

/** As voices, mastering and the ledger take it. A chapter without a sentence is none. */
export const scriptOfDraft = ({
  language,
  format,
  show,
  title,
  summary,
  chapters,
  chosen,
}: Draft): Script => ({
  ...(language && { language }),
  ...(format && { format }),
  ...(chosen && { chosen }),
  show: withoutDirections(show),
  title: withoutDirections(title),
  summary: [withoutDirections(summary[0]), withoutDirections(summary[1]), withoutDirections(summary[2])],
  chapters: chapters
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, sentences }) => ({
      title: withoutDirections(title),
      sentences: sentences.map(sentenceOf),
    })),
})

const sentenceOf = ({ id: _, vouched, confirmed, confirmedText, ...sentence }: DraftSentence): Sentence => ({
  ...sentence,
  text: withoutDirections(sentence.text),
  ...(confirmed && confirmedText === sentence.text && { confirmed }),
  ...(vouched?.text === sentence.text && { vouchedBy: vouched.by }),
})

export const sentencesOfDraft = ({ chapters }: Draft): DraftSentence[] =>
  chapters.flatMap(({ sentences }) => sentences)

export const sentenceNamed = (draft: Draft, id: string) =>
  sentencesOfDraft(draft).find((each) => each.id === id)
