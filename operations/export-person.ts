/** A copy of everything that is kept about one person, to be handed over. */
import type pg from 'pg'
import { belongingsOf, pseudonymOf, readPersonalRows, requestsOfPerson } from '#database/people.ts'
import { csvFile } from '#domain/csv.ts'
import { checkEmail } from '#domain/email-address.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import { readFromOutbox } from '#vendors/mail/outbox-folder.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import { noteReading } from './note-reading.ts'
import { type Keeping, listPersonsFiles, type PersonsFile } from './persons-files.ts'

type Wanted = Keeping & { pool: pg.Pool }
type Exported =
  | { outcome: 'exported'; text: string }
  | { outcome: 'bad-email' | 'not-allowed' }
  | { outcome: 'wait'; reason: string }

export async function exportPerson(
  wanted: Wanted,
  operator: Operator,
  typed: string,
  form: 'json' | 'csv',
): Promise<Exported> {
  if (!hasRight(operator, 'answer-people')) return { outcome: 'not-allowed' }
  const email = checkEmail(typed)
  if (!email) return { outcome: 'bad-email' }
  try {
    const text = form === 'csv' ? await asCsv(wanted.pool, email) : await asJson(wanted, email)
    await noteReading(wanted.pool, operator, {
      what: 'export-person',
      person: await pseudonymOf(wanted.pool, email),
    })
    return { outcome: 'exported', text }
  } catch (error) {
    if (isStorageTrouble(error)) return { outcome: 'wait', reason: error.message }
    throw error
  }
}

async function asCsv(pool: pg.Pool, email: string): Promise<string> {
  const requests = await requestsOfPerson(pool, email)
  const rows = requests.map(({ id, email: address, website, status, createdAt }) => [
    id,
    createdAt,
    address,
    website,
    status,
  ])
  return csvFile([['request', 'asked at', 'e-mail', 'website', 'state'], ...rows])
}

async function asJson(wanted: Wanted, email: string): Promise<string> {
  const { pool, house } = wanted
  const files = await listPersonsFiles(wanted, await belongingsOf(pool, email))
  const copy = {
    email,
    exportedAt: new Date().toISOString(),
    pseudonym: {
      value: await pseudonymOf(pool, email),
      meaning: 'What server logs call this person: a keyed hash. Logs hold no address.',
    },
    tables: await readPersonalRows(pool, email),
    files: files.map(({ place, name, bytes }) => ({
      place,
      name: place === 'cache' ? 'a draft of sound' : name,
      bytes,
    })),
    letters: await lettersIn(house.outboxFolder, files),
  }
  return `${JSON.stringify(copy, null, 2)}\n`
}

/** As they lie in the outbox of this machine. */
async function lettersIn(folder: string, files: readonly PersonsFile[]): Promise<string[]> {
  const letters: string[] = []
  for (const { place, name } of files)
    if (place === 'outbox') letters.push(new TextDecoder().decode(await readFromOutbox(folder, name)))
  return letters
}
