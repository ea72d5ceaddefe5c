/** Signs as each company writes it down in its documentation. */
import { createHmac } from 'node:crypto'
import { signatureHeader } from '#domain/told/signature-schemes.ts'
import type { Source } from '#domain/told/source.ts'
import type { Telling } from './telling.ts'

type Signing = { secret: string; body: string; now: Date }

export function sign(source: Source, { secret, body, now }: Signing): string {
  const at = Math.floor(now.getTime() / 1000)
  const made = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  if (source === 'cal') return made(body)
  return source === 'paddle' ? `ts=${at};h1=${made(`${at}:${body}`)}` : `t=${at},v1=${made(`${at}.${body}`)}`
}

export const signedBy = (secret: string, { source, body }: Telling, now = new Date()): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    [signatureHeader(source)]: sign(source, { secret, body, now }),
  },
  body,
})
