import type pg from 'pg'
import {
  belongingsOf,
  countPersonalRows,
  type PersonsRequest,
  pseudonymOf,
  requestsOfPerson,
  whyUnwanted,
} from '#database/people.ts'
import { checkEmail } from '#domain/email-address.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import { noteReading } from './note-reading.ts'
import { type FilePlace, type Keeping, listPersonsFiles } from './persons-files.ts'

export type Person = {
  email: string
  /** As logs call them. */
  pseudonym: string
  /** Other ways in which the same person has written the address. */
  spellings: string[]
  requests: PersonsRequest[]
  counts: Record<string, number>
  /** Undefined while storage is away. */
  files: Record<FilePlace, { count: number; bytes: number }> | undefined
  unwanted: string | undefined
}

type LookedUp = { outcome: 'found'; person: Person } | { outcome: 'bad-email' | 'not-allowed' }

/** What is kept about whoever reads mail at this address. */
export async function lookUpPerson(
  keeping: Keeping & { pool: pg.Pool },
  operator: Operator,
  typed: string,
): Promise<LookedUp> {
  const { pool } = keeping
  if (!hasRight(operator, 'answer-people')) return { outcome: 'not-allowed' }
  const email = checkEmail(typed)
  if (!email) return { outcome: 'bad-email' }
  const pseudonym = await pseudonymOf(pool, email)
  await noteReading(pool, operator, { what: 'read-person', person: pseudonym })
  const requests = await requestsOfPerson(pool, email)
  const person: Person = {
    email,
    pseudonym,
    spellings: [...new Set(requests.map((request) => request.email))].filter((each) => each !== email).sort(),
    requests,
    counts: await countPersonalRows(pool, email),
    files: await filesOf(keeping, email),
    unwanted: await whyUnwanted(pool, email),
  }
  return { outcome: 'found', person }
}

async function filesOf(keeping: Keeping & { pool: pg.Pool }, email: string): Promise<Person['files']> {
  const sums = {
    media: { count: 0, bytes: 0 },
    work: { count: 0, bytes: 0 },
    outbox: { count: 0, bytes: 0 },
    cache: { count: 0, bytes: 0 },
  }
  try {
    for (const { place, bytes } of await listPersonsFiles(keeping, await belongingsOf(keeping.pool, email))) {
      sums[place].count++
      sums[place].bytes += bytes
    }
    return sums
  } catch (error) {
    if (isStorageTrouble(error)) return undefined
    throw error
  }
}
