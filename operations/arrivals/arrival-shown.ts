import type pg from 'pg'
import { arrivalOf, arrivingOf, countArriving } from '#database/arrivals.ts'
import { isToldMp3, proofWord } from '#domain/arriving-show.ts'
import { isId } from '#domain/id.ts'
import { slugOf } from '#domain/public-show.ts'
import { againstShow } from '#domain/show-rules.ts'
import { complaintsOf } from './complaints.ts'

/** For its screen: what directories would refuse of it today, and how far it is. */
export async function arrivalShown(pool: pg.Pool, showId: string) {
  const arrival = isId(showId) ? await arrivalOf(pool, showId) : undefined
  if (!arrival) return undefined
  const [episodes, counts] = [await arrivingOf(pool, showId), await countArriving(pool, showId)]
  const { title, description, category, language, author, website, ownerEmail } = arrival.found
  const texts = { title, description, category, language, author, website, ownerEmail, slug: slugOf(title) }
  const { codeUntil, token, ...rest } = arrival
  return {
    ...rest,
    codeUntil,
    word: proofWord(token),
    counts,
    total: episodes.length,
    broken: againstShow({ ...texts, episodes: episodes.length }),
    complaints: episodes
      .map((each) => ({ id: each.id, title: each.said.title, broken: complaintsOf(each, title) }))
      .filter(({ broken }) => broken.length > 0),
    otherSound: episodes.filter(({ state, said }) => state !== 'here' && !isToldMp3(said.sound)).length,
    without: episodes
      .filter(({ state, trouble }) => state === 'here' && trouble)
      .map(({ id, said, trouble }) => ({ id, title: said.title, without: trouble?.split(' ') ?? [] })),
    lost: episodes
      .filter(({ state }) => state === 'lost')
      .map(({ id, said, trouble }) => ({ id, title: said.title, trouble })),
  }
}
