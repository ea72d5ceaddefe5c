import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import { envelope } from './envelope.ts'
import type { Checked, Mail, Sender, Sent } from './mail.ts'
import { checkedBy, outcomeOf, type SmtpError } from './outcome-of.ts'

type Patience = { firstWord: number; silence: number }
type Wanted = { url: string; sender: Sender; patienceMilliseconds?: Patience }

/** For its greeting, all of connecting included, and afterwards for each word. */
const usualPatience: Patience = { firstWord: 10_000, silence: 30_000 }

/** A submission server. Without encryption nothing is said to it, unless it is this very machine. */
export function smtpMail({ url, sender, patienceMilliseconds = usualPatience }: Wanted): Mail {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const server = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isHere,
    ignoreTLS: !isSecure && isHere,
    tls: { minVersion: 'TLSv1.2' as const },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patienceMilliseconds.firstWord,
    greetingTimeout: patienceMilliseconds.firstWord,
    socketTimeout: patienceMilliseconds.silence,
  }
  return {
    place: `sent by ${hostname}`,
    send(message, handingOver = async () => {}) {
      const transport = createTransport(server)
      transport.use('stream', (mail, done) => {
        mail.message.transform(() => endingAfter(handingOver))
        done()
      })
      return transport.sendMail(envelope(message, sender)).then(
        (): Sent => ({ outcome: 'sent' }),
        (error: SmtpError) => outcomeOf(error),
      )
    },
    check: () =>
      createTransport(server)
        .verify()
        .then((): Checked => ({ outcome: 'works' }), checkedBy),
  }
}

/** Until its end has come no server takes a message. */
const endingAfter = (isReady: () => Promise<void>) =>
  new PassThrough({ flush: (end) => void isReady().then(() => end(), end) })
