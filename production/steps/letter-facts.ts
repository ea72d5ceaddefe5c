/** What the letter says of an episode: never what somebody typed, for the mailbox may be somebody else's. */
import { letters } from '#content/letters.ts'
import type { Episode, EpisodeFacts } from '#domain/episode.ts'
import { isHost } from '#domain/script.ts'
import { hasTyped, withoutTyped } from '#domain/wishes.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import type { Finished, Order } from './step.ts'

export function letterFacts({ wishes }: Pick<Order, 'wishes'>, finished: Finished): EpisodeFacts {
  const { show, title, summary, seconds, voices } = finished.master.episode
  const isPreview = Object.values(voices).some((voice) => voice?.isPreview)
  if (!wishes || !hasTyped(wishes))
    return { show, title, summary, seconds, isPreview, ...quoteOf(finished.master.episode) }
  const reading = finished['read-website']
  const untyped = programmeOf(reading, withoutTyped(wishes))
  // Their name may stand on the cover, too.
  const told = { seconds, isPreview, hasOwnWords: true }
  return untyped.outcome === 'written'
    ? {
        ...told,
        show: reading.name,
        title: untyped.script.title,
        summary: untyped.script.summary.slice(0, 2),
      }
    : { ...told, show: reading.host, title: letters.episodeReady.plainTitle(reading.host), summary: [] }
}

const fitsALetter = { least: 40, most: 160 }

/** A line that the website says itself, read aloud word for word; the first that a letter has room for. */
function quoteOf({ sentences }: Episode): Pick<EpisodeFacts, 'quote'> {
  const { least, most } = fitsALetter
  const line = sentences.find(
    ({ speaker, text, by, evidence }) =>
      !isHost(speaker) && !by && evidence.length > 0 && text.length >= least && text.length <= most,
  )
  return line ? { quote: line.text } : {}
}
