import type pg from 'pg'
import { openIntake } from '#database/requests-intake.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { requestByHand } from '#operations/request-by-hand.ts'
import { requestEpisode } from '#operations/request-episode.ts'
import { makeStopToken, stopMail } from '#operations/stop-mail.ts'
import { bakeryText } from './bakery-text.ts'
import { changesHerMind, letterWriter, people } from './people.ts'

/** Everybody asks for an episode. Without limits: only the same request within a day is still one. */
export async function seedPeople(
  pool: pg.Pool,
  secretKey: SecretKey,
): Promise<{ name: string; outcome: string }[]> {
  const take = openIntake(pool, undefined)
  const seeded = []
  for (const { name, website, email } of people) {
    const id = crypto.randomUUID()
    const wish = { id, website, email, source: null, ticket: undefined, client: '127.0.0.1' }
    const { outcome } = await requestEpisode(take, wish)
    seeded.push({ name, outcome })
  }
  const { id, ...typed } = letterWriter
  const { outcome } = await requestByHand({ pool, id, typed: { ...typed, text: await bakeryText() } })
  await stopMailOf(pool, secretKey, changesHerMind)
  return [...seeded, { name: 'a baker who sent a letter', outcome }]
}

/** As the link in her confirmation does. */
async function stopMailOf(pool: pg.Pool, secretKey: SecretKey, email: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from podcast_requests where email = $1 and status <> 'stopped'`,
    [email],
  )
  for (const { id } of rows) await stopMail(pool, await makeStopToken(pool, secretKey, id))
}
