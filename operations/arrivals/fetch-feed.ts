/** The feed of another host as it is now. */
import { arrivingLimits, type FeedFault } from '#domain/arriving-show.ts'
import type { ReadFeed } from '#reader/feed/read-feed.ts'
import { readFeedApart } from '#reader/feed/read-feed-apart.ts'
import { decodeText } from '#vendors/web/decode-text.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'

const types = /^\s*(?:application\/(?:[\w.-]+\+)?xml|text\/(?:xml|plain|html))\s*(?:;|$)/i

const patienceMilliseconds = 60_000

export async function fetchFeed(files: FileWeb, address: string): Promise<ReadFeed | FeedFault> {
  const parts: Buffer[] = []
  let type = ''
  const fetched = await files.fetchFile(address, {
    from: { byte: 0, etag: null },
    most: arrivingLimits.feedBytes,
    longest: patienceMilliseconds, // somebody sits before a screen
    begin: async (coming) => {
      type = coming.type
    },
    take: async (part) => void parts.push(part),
  })
  if (fetched.outcome !== 'whole') return 'unread'
  if (!types.test(type)) return 'not-a-feed'
  return readFeedApart(decodeText(Buffer.concat(parts), type))
}
