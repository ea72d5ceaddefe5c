import path from 'node:path'
import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import { brand } from '#content/brand.ts'
import type { OwedLetter } from '#database/letters.ts'
import { sendLetters } from '#production/send-letters.ts'
import type { LetterFacts, WrittenLetter } from '#site/letters/write-letter.tsx'
import type { Mail, Message } from '#vendors/mail/mail.ts'
import { outboxFolder } from '#vendors/mail/outbox-folder.ts'
import { smtpMail } from '#vendors/mail/smtp.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'siteOrigin'>
type Wanted = { config: MailConfig; pool: pg.Pool; log: Log; app: { build(): Promise<ServerBuild> } }

export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'outbox')

export function openMail(config: MailConfig): Mail {
  const sender = { name: brand.name, address: config.mailFrom }
  return config.smtpUrl
    ? smtpMail({ url: config.smtpUrl, sender })
    : outboxFolder({ folder: outboxOf(config), sender })
}

/** Sends what is owed until it is closed; a letter under way is finished first. */
export function openPostOffice({ config, pool, log, app }: Wanted): () => Promise<void> {
  const mail = openMail(config)
  const closing = new AbortController()
  const write = (letter: OwedLetter) => writtenBy(app, letter, config.siteOrigin)
  const sending = sendLetters({ pool, mail, write, log, signal: closing.signal })
  return async () => {
    closing.abort()
    await sending
    mail.close()
  }
}

/** The site's build holds the writer, beside the pages. */
async function writtenBy(app: Wanted['app'], letter: OwedLetter, origin: string): Promise<Message> {
  const { module } = (await app.build()).entry
  const { writeLetter } = module as { writeLetter?: (facts: LetterFacts) => Promise<WrittenLetter> }
  if (!writeLetter) throw new Error('This build of the site writes no letters.')
  const written = await writeLetter({ ...letter, origin })
  return { id: letter.id, to: letter.email, date: new Date(), ...written }
}
