import PostalMime from 'postal-mime'
import { readFromOutbox } from './outbox-folder.ts'

/** A letter of the outbox as people read it. */
export type OutboxLetter = { name: string; subject: string; to: string; date: string; text: string }

export async function readOutboxLetter(folder: string, name: string): Promise<OutboxLetter | undefined> {
  const bytes = await readFromOutbox(folder, name)
  if (!bytes) return undefined
  const { subject = '', to = [], date = '', text = '' } = await PostalMime.parse(bytes)
  return { name, subject, to: to.map(({ address = '' }) => address).join(', '), date, text }
}
