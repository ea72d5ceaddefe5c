/** What is done for shows in public by the clock: reading the list of programs, and telling the world of feeds. */
import path from 'node:path'
import { usualBotName } from '#domain/bot-name.ts'
import { type Receiver, receivers } from '#domain/directories.ts'
import { announceShows, lookUpAtApple } from '#operations/distribution/announce.ts'
import { followFeeds } from '#operations/follow-feeds.ts'
import { renewAgents } from '#operations/listening/renew-agents.ts'
import type { Config } from '#server/config.ts'
import { eachSecond } from '#server/process/each-second.ts'
import { type Announce, openAnnouncer } from '#vendors/directories/announce.ts'
import { standInAnnouncer } from '#vendors/directories/stand-in.ts'
import { openWeb } from '#vendors/web/open-web.ts'
import type { FetchPart } from '#vendors/web/web.ts'
import { type FeedsWanted, keepFeeds } from './keep-feeds.ts'

type Wanted = FeedsWanted & { config: Pick<Config, 'shows' | 'siteOrigin' | 'dataDir'> }

/** Returns what ends it. */
export function followShows({ config, ...wanted }: Wanted): () => Promise<void> {
  const { shows, siteOrigin } = config
  const { pool, log } = wanted
  const { fetchPart } = openWeb({ siteOrigin })
  const told = { pool, origin: siteOrigin, receivers, announce: announcerOf(config) }
  const ends = [
    keepFeeds(wanted),
    eachSecond({
      async work() {
        const count = await announceShows(told)
        if (count > 0) log.info({ event: 'feeds-announced', count })
      },
      failing: 'announcements-wait',
      log,
      everyMilliseconds: 5000,
    }),
    readBlogs(wanted, fetchPart),
    eachSecond({
      async work() {
        const programs = shows.agentList && (await renewAgents(pool, fetchPart, shows.agentList))
        if (programs) log.info({ event: 'agents-read', programs })
        const listed = shows.asksApple ? await lookUpAtApple(told, fetchPart) : 0
        if (listed > 0) log.info({ event: 'listed-at-apple', listed })
      },
      failing: 'shows-wait',
      log,
      everyMilliseconds: 3_600_000,
    }),
  ]
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

/** Of clients whose topics come from there. */
const readBlogs = ({ pool, log }: Pick<Wanted, 'pool' | 'log'>, fetchPart: FetchPart) =>
  eachSecond({
    async work() {
      const read = await followFeeds(pool, fetchPart)
      if (read > 0) log.info({ event: 'blogs-read', read })
    },
    failing: 'blogs-wait',
    log,
    everyMilliseconds: 300_000,
  })

/** Who is not named in the configuration hears nothing; it is written down what they would have. */
function announcerOf({ shows, dataDir }: Wanted['config']): Announce {
  const told = new Set<Receiver>(shows.told)
  const really = openAnnouncer({ podpingToken: shows.podpingToken, ourName: usualBotName })
  const written = standInAnnouncer(path.join(dataDir, 'announcements'))
  return (receiver, feed) => (told.has(receiver) ? really : written)(receiver, feed)
}
