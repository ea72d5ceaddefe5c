import { hash } from 'node:crypto'
import path from 'node:path'
import type pg from 'pg'
import type { ServerBuild } from 'react-router'
import { episodeOfRequest, listenKey } from '#database/episodes.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { keepMinuteLink } from '#database/wishes.ts'
import { isAboutWaiting, isCall, type LinkLetterKind } from '#domain/letter.ts'
import type { OperatorLetter, OwedLetter, RequestLetter } from '#domain/owed-letter.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { type Settings, textOf } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import { linkTerms } from '#domain/sign-in.ts'
import { waveformOf } from '#domain/waveform.ts'
import { isMinuteOn } from '#operations/owner-minute.ts'
import { makeQuietToken } from '#operations/portal/quiet.ts'
import { makeLink } from '#operations/sign-in/make-link.ts'
import { makeStopToken } from '#operations/stop-mail.ts'
import { letterPicturePng } from '#pictures/episode/letter-picture.ts'
import { listenToken } from '#production/publish/listen-token.ts'
import { sendLetters } from '#production/send-letters.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/process/log.ts'
import type { LetterFacts, WrittenLetter } from '#site/letters/write-letter.tsx'
import type { Mail, Message } from '#vendors/mail/mail.ts'
import { outboxFolder } from '#vendors/mail/outbox-folder.ts'
import { smtpMail } from '#vendors/mail/smtp.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { CurrentSettings } from './current-settings.ts'
import { toldFeedOwner } from './told-feed-owner.ts'
import { toldMember } from './told-member.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'environment' | 'dataDir' | 'siteOrigin' | 'rateLimits'>
type Wanted = {
  config: MailConfig
  current?: CurrentSettings
  pool: pg.Pool
  secretKey: SecretKey
  storage: Storage
  log: Log
  app: { build(): Promise<ServerBuild> }
}

export const outboxOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'outbox')

export function openMail(config: MailConfig, current: CurrentSettings = { number: 0, settings: {} }): Mail {
  // Asked anew for every letter.
  const sender = {
    get name() {
      return textOf(settingsWith(config.environment, current.settings), 'mail.name')
    },
    get address() {
      return textOf(settingsWith(config.environment, current.settings), 'mail.address')
    },
  }
  const { smtpUrl } = config
  if (!smtpUrl) return outboxFolder({ folder: outboxOf(config), sender })
  // Its password may be another one by now.
  const server = () => smtpMail({ url: config.smtpUrl ?? smtpUrl, sender })
  return {
    place: server().place,
    send: (message, handingOver) => server().send(message, handingOver),
    check: async () => server().check?.() ?? { outcome: 'works' },
  }
}

/** Sends what is owed until it is closed; a letter under way is finished first. */
export function openPostOffice(wanted: Wanted): () => Promise<void> {
  const { config, current, pool, log } = wanted
  const mail = openMail(config, current)
  const closing = new AbortController()
  const write = (letter: OwedLetter) => writtenBy(wanted, letter)
  const everybody = config.rateLimits?.everybody
  const sending = sendLetters({ pool, mail, write, log, everybody, signal: closing.signal })
  return async () => {
    closing.abort()
    await sending
  }
}

/** The site's build holds the writer, beside the pages. */
async function writtenBy(
  { app, config, current, pool, secretKey, storage }: Wanted,
  letter: OwedLetter,
): Promise<Message> {
  const { module } = (await app.build()).entry
  // `site/entry.server.tsx` exports it; the framework's type of an entry does not say so.
  const { writeLetter } = module as {
    writeLetter?: (facts: LetterFacts, settings: Settings) => Promise<WrittenLetter>
  }
  if (!writeLetter) throw new Error('This build of the site writes no letters.')
  const origin = config.siteOrigin
  const settings = settingsWith(config.environment, current?.settings ?? {})
  const { id, email: to } = letter
  if (letter.kind === 'feed-code') {
    const told = await toldFeedOwner(letter, pool)
    return { id, to, date: new Date(), ...(await writeLetter({ origin, ...told }, settings)) }
  }
  if (letter.operatorId === null && letter.requestId === null) {
    const { kind, name, client, memberId } = letter
    const stopToken = isCall(kind) ? await makeQuietToken(pool, secretKey, memberId) : undefined
    const told = { kind, name, client, origin, stopToken, ...(await toldMember(letter, pool)) }
    return { id, to, date: new Date(), ...(await writeLetter(told, settings)) }
  }
  if (letter.requestId === null) {
    const { name, website } = letter
    const written = await writeLetter({ name, website, origin, ...(await told(letter, pool)) }, settings)
    return { id, to, date: new Date(), ...written }
  }
  const token = listenToken(await listenKey(pool, secretKey), letter.requestId)
  const facts = letter.kind === 'episode-ready' ? { ...letter.facts, token } : letter.facts
  const minuteToken = await minuteTokenOf(pool, letter.requestId, token)
  const stopToken = await makeStopToken(pool, secretKey, letter.requestId)
  const written = await writeLetter({ ...letter, facts, stopToken, origin, minuteToken }, settings)
  const pictures = await picturesFor(letter, pool, storage)
  return { id, to, date: new Date(), ...written, pictures }
}

/** The episode's link leads to its owner's minute before there is an episode. */
async function minuteTokenOf(pool: pg.Pool, requestId: string, token: string): Promise<string | undefined> {
  if (!(await isMinuteOn(pool))) return undefined
  await keepMinuteLink(pool, requestId, hash('sha256', token, 'buffer'))
  return token
}

/** What is told of something that waits leads to a door that its reader opens by themselves; other letters open it. */
async function told({ kind, facts, operatorId }: OperatorLetter, pool: pg.Pool) {
  if (isAboutWaiting(kind)) return { kind, facts: { waiting: Number(facts.waiting) } }
  return { kind, facts: { secret: await secretFor(operatorId, kind, pool) } }
}

/** Made for this very letter: its minutes begin when it goes out, and the database never knows it. */
async function secretFor(operatorId: string, kind: LinkLetterKind, pool: pg.Pool): Promise<string> {
  const secret = await makeLink(pool, operatorId, linkTerms[kind])
  if (!secret) throw new Error('This operator may not come in any more.')
  return secret
}

/** Cover and sound travel with the letter: nothing is fetched when it is opened. */
async function picturesFor({ kind, requestId, facts }: RequestLetter, pool: pg.Pool, storage: Storage) {
  const isShown = kind === 'episode-ready' && facts.hasOwnWords !== true
  const found = isShown ? await episodeOfRequest(pool, requestId) : undefined
  const stream = found && (await storage.open(mediaKey(found.media.name, 'cover-small.jpg')))
  if (!stream) return []
  const cover = new Uint8Array(await new Response(stream).arrayBuffer())
  const bytes = await letterPicturePng(cover, waveformOf(found.episode))
  return [{ id: 'episode', fileName: 'episode.png', bytes }]
}
