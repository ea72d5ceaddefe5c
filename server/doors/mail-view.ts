/** The development mail view: for whoever sits at the machine, while there is no mail server. */
import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import PostalMime, { type Email } from 'postal-mime'
import { isOwnMachine } from '#domain/own-machine.ts'
import type { Config } from '#server/config.ts'
import { outboxOf } from '#server/wiring/post-office.ts'
import type { Outbox } from '#site/context.ts'
import { listOutbox, readFromOutbox } from '#vendors/mail/outbox-folder.ts'
import { readOutboxLetter } from '#vendors/mail/outbox-letter.ts'

export type MailView = { outbox: Outbox; doors: Hono; isFor(incoming: IncomingMessage | undefined): boolean }

const most = 200
/** A letter is somebody else's text: nothing in it runs or is fetched. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'"

export function createMailView(
  config: Pick<Config, 'dataDir' | 'smtpUrl' | 'siteOrigin'>,
  headers: Record<string, string>,
): MailView {
  const folder = outboxOf(config)
  const read = async (name: string) => {
    const bytes = await readFromOutbox(folder, name)
    return bytes && PostalMime.parse(bytes)
  }
  const outbox: Outbox = {
    async list() {
      const names = await listOutbox(folder)
      const kept = await Promise.all(names.map((name) => readOutboxLetter(folder, name)))
      return kept
        .filter((letter) => letter !== undefined)
        .sort((a, b) => b.date.localeCompare(a.date))
        .slice(0, most)
    },
    read: (name) => readOutboxLetter(folder, name),
  }
  const doors = new Hono()
  doors.get('/__mail/:name/html', async ({ req }) => {
    const letter = await read(req.param('name'))
    if (!letter) return new Response(null, { status: 404, headers })
    return new Response(withPictures(letter), {
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': letterPolicy,
        'cross-origin-embedder-policy': 'credentialless', // as its frame has it
      },
    })
  })
  doors.get('/__mail/:name/file', async ({ req }) => {
    const bytes = await readFromOutbox(folder, req.param('name'))
    return new Response(bytes ? new Uint8Array(bytes) : null, {
      status: bytes ? 200 : 404,
      headers: { ...headers, 'content-type': 'message/rfc822', 'content-disposition': 'attachment' },
    })
  })
  // Behind a proxy every visitor comes from this machine, and may call it what they like: only the setting is sure.
  const isOpen = config.smtpUrl === undefined && isOwnMachine(config.siteOrigin)
  return { outbox, doors, isFor: (incoming) => isOpen && isLocal(incoming) }
}

/** Pictures that travel with the letter, where a browser finds them. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    const id = contentId?.replace(/^<|>$/g, '')
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
    return id ? shown.replaceAll(`cid:${id}`, `data:${mimeType};base64,${bytes.toString('base64')}`) : shown
  }, html)
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ofProxies = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$)/

/** A proxy on this machine speaks for others, and a name that only leads here could be anybody's website. */
function isLocal(incoming: IncomingMessage | undefined): boolean {
  if (!incoming || Object.keys(incoming.headers).some((name) => ofProxies.test(name))) return false
  if (incoming.httpVersion === '1.0') return false // how nginx speaks unless it is told otherwise
  const host = incoming.headers.host?.replace(/:\d+$/, '') ?? ''
  return (
    loopback.test(incoming.socket.remoteAddress ?? '') && ['localhost', '127.0.0.1', '[::1]'].includes(host)
  )
}
