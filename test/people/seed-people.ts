import type pg from 'pg'
import { openIntake } from '#database/requests-intake.ts'
import { requestEpisode } from '#operations/request-episode.ts'
import { people } from './people.ts'

/** Everybody asks for an episode. Without limits: only the same request within a day is still one. */
export async function seedPeople(pool: pg.Pool): Promise<{ name: string; outcome: string }[]> {
  const take = openIntake(pool, undefined)
  const seeded = []
  for (const { name, website, email } of people) {
    const id = crypto.randomUUID()
    const wish = { id, website, email, source: null, ticket: undefined, client: '127.0.0.1' }
    const { outcome } = await requestEpisode(take, wish)
    seeded.push({ name, outcome })
  }
  return seeded
}
