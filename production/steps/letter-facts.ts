/** What the letter says of an episode: never what somebody typed, for the mailbox may be somebody else's. */
import { letters } from '#content/letters.ts'
import type { EpisodeFacts } from '#domain/episode.ts'
import { lineToQuote } from '#domain/line-to-quote.ts'
import { hasTyped, withoutTyped } from '#domain/wishes.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import type { Finished, Order } from './step.ts'

export function letterFacts({ wishes }: Pick<Order, 'wishes'>, finished: Finished): EpisodeFacts {
  const { show, title, summary, seconds, voices } = finished.master.episode
  const isPreview = Object.values(voices).some((voice) => voice?.isPreview)
  const quote = lineToQuote(finished.master.episode)
  if (!wishes || !hasTyped(wishes))
    return { show, title, summary, seconds, isPreview, ...(quote && { quote }) }
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
