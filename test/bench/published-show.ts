import pg from 'pg'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { aPublishedEpisode, aShowInPublic, words } from '#test/shows-under-test.ts'
import { testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

/** A show of so many episodes in the database and the storage of a running product. */
export async function publishedShow(databaseUrl: string, dataDir: string, episodes: number) {
  await using pool = Object.assign(new pg.Pool({ connectionString: databaseUrl }), {
    [Symbol.asyncDispose]: () => pool.end(),
  })
  const storage = openStorage(testConfig({ dataDir }))
  const { operator } = await anOperator(pool)
  const { by, episode } = await aShowInPublic({ pool, storage, operator })
  for (let made = 1; made < episodes; made++) {
    const { requestId } = await aPublishedEpisode(by, by.showId)
    await putIntoFeed(by, requestId, { ...words, title: `Hour ${made} of the dough` })
  }
  return { storage, episode }
}
