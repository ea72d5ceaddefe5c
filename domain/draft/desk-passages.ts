/** What is read aloud, as the desk shows it: which whole sentences of the website are read, and which could be. */
import type { Reading } from '#domain/evidence.ts'
import { headingsIn, siteOf } from '#domain/gate/site.ts'
import type { Draft } from './draft.ts'
import { passagesOf, textOfPassage } from './passages.ts'
import { placeIn, sentenceKey, wholeOf } from './quoted.ts'

export type DeskPassage = {
  /** Ids of its sentences in the script. */
  ids: readonly string[]
  /** As whoever changes it has seen it. */
  was: string
  /** All sentences of the website that it is taken from; empty where they are not found any more. */
  whole: readonly { place: string; text: string; isRead: boolean }[]
}

export function passagesOnDesk(draft: Draft, reading: Reading): DeskPassage[] {
  const site = siteOf(reading)
  return passagesOf(draft, headingsIn(site)).map((passage) => {
    const support = passage.sentences.flatMap((each) => (each.support === 'bridge' ? [] : each.support))
    const read = new Set(passage.sentences.map(({ text }) => sentenceKey(text, site)))
    const whole = wholeOf(site, [...new Set(support)]).map((statement) => ({
      place: placeIn(statement),
      text: statement.text,
      isRead: read.has(sentenceKey(statement.text, site)),
    }))
    const isFound = whole.filter(({ isRead }) => isRead).length >= read.size
    return {
      ids: passage.sentences.map(({ id }) => id),
      was: textOfPassage(passage),
      whole: isFound ? whole : [],
    }
  })
}
