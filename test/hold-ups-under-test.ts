/** Shows that wait for their people, and what letters say of that. */
import path from 'node:path'
import type pg from 'pg'
import { claimLetter, markSent } from '#database/letters.ts'
import { dropUntrueLetters, oweScriptLetters } from '#database/script-letters.ts'
import { isForMember } from '#domain/letter.ts'
import type { MemberLetter } from '#domain/owed-letter.ts'
import { settingsWith } from '#domain/settings.ts'
import { toldMember } from '#server/wiring/told-member.ts'
import { subscribed } from './calendar-under-test.ts'
import { aClientWithAShow } from './scripts-under-test.ts'
import { testConfig } from './site-under-test.ts'

const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')

/** What the letters of that moment say; each of them counts as sent. */
export async function lettersOfShows(pool: pg.Pool, now: Date) {
  await dropUntrueLetters(pool)
  await oweScriptLetters(pool, now, { ofShows: true })
  return lettersSent(pool, ['portal-show'])
}

/** Of these kinds; whatever is due counts as sent. */
export async function lettersSent(pool: pg.Pool, kinds: readonly string[]) {
  const said: { email: string; subject: string; text: string }[] = []
  for (;;) {
    const letter = await claimLetter(pool)
    if (!letter) return said
    await markSent(pool, letter.id)
    if (!isForMember(letter.kind) || !kinds.includes(letter.kind)) continue
    // The cast: what its kind says.
    const { kind, name, client, email, ...rest } = letter as MemberLetter
    const told = await toldMember({ kind, name, client, email, ...rest }, pool)
    const { subject, text } = await writeLetter(
      { kind, name, client, origin: 'https://offmic.test', ...told },
      settingsWith({}, {}),
    )
    said.push({ email, subject, text: text.replace(/\s+/g, ' ') })
  }
}
/** Paid for, and nobody has named days. */
export async function justBought(pool: pg.Pool, email = 'ada@bakery.test', id = 'sub_1') {
  const bought = await aClientWithAShow(pool, email)
  await subscribed(pool, bought.clientId, 'active', { id })
  await pool.query('update private.shows set paid_with = $2 where id = $1', [
    bought.showId,
    `subscription:${id}`,
  ])
  return bought
}
