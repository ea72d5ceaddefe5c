/** A client whose show can be heard: three of the samples, published as the line publishes and put into a feed. */
import type pg from 'pg'
import { eventIn } from '#api/told-event.ts'
import { brandIn } from '#content/brand.ts'
import { recordedSample, sampleSound } from '#content/recorded-samples.ts'
import { mediaOfRequest } from '#database/episodes.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { publicShow } from '#database/public-shows.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { keepTold } from '#database/told.ts'
import type { Episode } from '#domain/episode.ts'
import { type ShowTexts, showEmbedPath, showFeedPath, showPath } from '#domain/public-show.ts'
import { settingsWith } from '#domain/settings.ts'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { makeShowPublic, savePublicShow } from '#operations/shows/change-public-show.ts'
import { understandTold } from '#operations/understand-told.ts'
import { illustrate } from '#pictures/episode/illustrate.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import { aLife } from '#test/told-under-test.ts'
import type { Storage } from '#vendors/storage/storage.ts'

type House = { pool: pg.Pool; storage: Storage; secretKey: SecretKey; origin: string }

const client = 'three-counters'
const email = `${client}@${client}.example`
const texts: ShowTexts = {
  slug: client,
  title: 'Three Counters',
  description: 'Three invented businesses, read from their own websites. Made to show how a show sounds.',
  category: 'Business > Marketing',
  language: 'en',
  author: 'Example Counters',
  website: 'https://example.com/',
  ownerEmail: email,
}
/** What each is kept under: whoever seeds again finds it there. */
const episodes = [
  { id: '5eed0000-0000-4000-8000-000000000001', sample: 'harbour-lane' },
  { id: '5eed0000-0000-4000-8000-000000000002', sample: 'bay-nine' },
  { id: '5eed0000-0000-4000-8000-000000000003', sample: 'two-chairs-down' },
]

type Seeded = { feed: string; page: string; embed: string }

/** Resolves to its addresses. A second time makes nothing more. */
export async function seedShow(house: House): Promise<Seeded> {
  const { pool, origin } = house
  const showId = await showOfClient(pool)
  const by = { ...house, operator: undefined, showId }
  const found = await publicShow(pool, showId)
  if (!found) requireDone(await savePublicShow(by, texts))
  for (const { id, sample } of episodes) {
    if (await mediaOfRequest(pool, id)) continue
    const episode = await publish(house, { id, sample, showId })
    requireDone(await putIntoFeed(by, id, { title: episode.title, description: episode.summary.join(' ') }))
  }
  if (!found?.publicSince) requireDone(await makeShowPublic(by, origin))
  const { slug } = found ?? texts
  const { rows } = await pool.query(
    'select slug from private.public_episodes where show_id = $1 order by number',
    [showId],
  )
  const embed = showEmbedPath(slug, rows.at(-1).slug)
  return { feed: origin + showFeedPath(slug), page: origin + showPath(slug), embed: origin + embed }
}

function requireDone({ outcome, ...more }: { outcome: string }): void {
  if (outcome !== 'done') throw new Error(`The show cannot be made: ${outcome} ${JSON.stringify(more)}`)
}

/** They buy as everybody does: what the payment company tells makes a client with a show. */
async function showOfClient(pool: pg.Pool): Promise<string> {
  for (const { source, body } of aLife('buys-starter', client))
    await keepTold(pool, eventIn(source, Buffer.from(body), new Date()))
  await understandTold(pool)
  const { rows } = await pool.query<{ id: string }>(
    `select id from private.shows join private.client_names using (client_id) where name = 'email:' || $1
     order by since limit 1`,
    [email],
  )
  if (!rows[0]) throw new Error('What was told has made no show.')
  return rows[0].id
}

type Wanted = { id: string; sample: string; showId: string }

async function publish(house: House, { id, sample, showId }: Wanted): Promise<Episode> {
  const [recorded, sound] = [recordedSample(sample), sampleSound(sample)]
  if (!recorded || !sound) throw new Error(`There is no sample ${sample}.`)
  const { business, seconds } = recorded
  const episode: Episode = {
    ...recorded,
    show: texts.title,
    summary: [
      `${business} exists only here.`,
      'Its website is one of our samples.',
      'Two hosts ask it about itself.',
    ],
    sentences: recorded.sentences.map((sentence) => ({ ...sentence, words: [] })),
  }
  await keepRequest(house.pool, { id, website: recorded.website, showId })
  const { show, title, summary, waveform = recorded.waveform } = episode
  const maker = brandIn(settingsWith())
  const pictures = await illustrate({ show, title, business: texts.author, maker, colours: [], waveform })
  const published = await publishEpisode(house, {
    ...{ requestId: id, episode, ledger: {}, facts: { show, title, summary, seconds, isPreview: true } },
    ...{ mp3: new Blob([new Uint8Array(sound)], { type: 'audio/mpeg' }), ...pictures },
  })
  if (published.outcome !== 'published') throw new Error(published.reason)
  return episode
}

/** As one that the line is about to publish, approved by its invented client: nobody takes it in hand. */
const keepRequest = (
  pool: pg.Pool,
  { id, website, showId }: { id: string; website: string; showId: string },
) =>
  inTransaction(pool, async (inside) => {
    await inside.query(
      `insert into public.podcast_requests (id, website_url, email) values ($1, $2, $3) on conflict do nothing`,
      [id, website, email],
    )
    await inside.query('insert into private.productions (request_id) values ($1) on conflict do nothing', [
      id,
    ])
    await inside.query(
      `insert into private.show_episodes (request_id, show_id, sound_hash, sound_offered_at, sound_verdict)
       values ($1, $2, sha256('sound'), now(), 'yes') on conflict do nothing`,
      [id, showId],
    )
  })
