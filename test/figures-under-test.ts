/** A show that people have heard, for whoever looks at its figures. */
import { inTransaction } from '#database/in-transaction.ts'
import { foldHeard, foldLeftOut, type Told } from '#database/listening.ts'
import { utcDay } from '#domain/listening/notebook-line.ts'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { aPublishedEpisode, aShowInPublic } from './shows-under-test.ts'

type House = Parameters<typeof aShowInPublic>[0]

/** Ten listeners of the first episode, one of whom came twice; seven machines. Three of the second one. */
export async function aShowThatIsHeard({ pool, storage, operator }: House) {
  const show = await aShowInPublic({ pool, storage, operator })
  const { requestId } = await aPublishedEpisode({ pool, storage, operator }, show.showId)
  await putIntoFeed(show.by, requestId, { title: '=Rye & <b>', description: 'It is about rye bread.' })
  const { rows } = await pool.query<{ id: number }>(
    'select heard_as as id from private.public_episodes order by number',
  )
  const [first = 0, second = 0] = rows.map(({ id }) => id)
  const day = utcDay(Date.now())
  const told = (episode: number, who: number, whole: number): Told => ({
    ...{
      day,
      episode,
      whole,
      app: `App ${who % 2}`,
      device: 'mobile',
      covered: '{}',
      parts: 0,
      countedFrom: 1000,
    },
    listener: String(who).padStart(16, '_'),
  })
  const ofFirst = Array.from({ length: 10 }, (_, who) => told(first, who, who === 0 ? 2 : 1))
  await inTransaction(pool, async (client) => {
    await foldHeard(client, [...ofFirst, ...[1, 2, 3].map((who) => told(second, who, 1))])
    await foldLeftOut(client, [{ day, episode: first, reason: 4, requests: 7 }])
  })
  return { ...show, day }
}
