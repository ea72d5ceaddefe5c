/** What was written to people while there is no mail server, for the operators who send it on by hand. */
import type pg from 'pg'
import { findRequestOfLetter, findSentLetters, type SentLetter } from '#database/sent-letters.ts'
import { isId } from '#domain/id.ts'
import type { Installation } from '#domain/installation.ts'
import type { Operator } from '#domain/operator.ts'
import { hasRight } from '#domain/rights.ts'
import { outboxFileOf, readFromOutbox, statInOutbox } from '#vendors/mail/outbox-folder.ts'
import { type OutboxLetter, readOutboxLetter } from '#vendors/mail/outbox-letter.ts'
import { noteReading } from './note-reading.ts'

type Keeping = { pool: pg.Pool; house: Installation; operator: Operator }

const most = 200

/** The newest that lie on this machine. */
export async function listOutboxLetters({ pool, house, operator }: Keeping): Promise<SentLetter[]> {
  if (!maySee(house, operator)) return []
  const letters = await findSentLetters(pool, most)
  const found = await Promise.all(letters.map(({ id }) => statInOutbox(house.outboxFolder, outboxFileOf(id))))
  return letters.filter((_, at) => found[at])
}

export async function readLetter(keeping: Keeping, id: string): Promise<OutboxLetter | undefined> {
  return (await isReadable(keeping, id))
    ? readOutboxLetter(keeping.house.outboxFolder, outboxFileOf(id))
    : undefined
}

export async function readLetterFile(keeping: Keeping, id: string): Promise<Uint8Array | undefined> {
  return (await isReadable(keeping, id))
    ? readFromOutbox(keeping.house.outboxFolder, outboxFileOf(id))
    : undefined
}

/** Leaves a line: a letter says who asked, and holds what opens their episode. */
async function isReadable({ pool, house, operator }: Keeping, id: string): Promise<boolean> {
  const requestId = maySee(house, operator) && isId(id) ? await findRequestOfLetter(pool, id) : undefined
  if (requestId) await noteReading(pool, operator, { what: 'read-letter', requestId })
  return requestId !== undefined
}

const maySee = ({ keepsLetters }: Installation, operator: Operator) =>
  keepsLetters && hasRight(operator, 'answer-people')
