/** The page of an owner's minute: whoever has the link looks and presses; nothing of it is kept by anybody between. */
import { type Context, Hono } from 'hono'
import type pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { readBytes } from '#api/read-body.ts'
import { saidAtTheDoor } from '#content/trouble.ts'
import type { SecretKey } from '#database/secret-key.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { minuteContext, reportContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { documentWithNonce, type RenderDocument } from './document-with-nonce.ts'
import { reportOf } from './report-of.ts'
import type { RequestDoors } from './request-doors.ts'

type Wanted = { pool: pg.Pool; secretKey: SecretKey; security: SecurityHeaders }
export type MinuteDoor = (render: RenderDocument) => Hono<RequestDoors>

/** Every field as long as a person could mean it, and the keys of all excerpts. */
const mostBytes = 256 * 1024

export const createMinuteDoor =
  ({ pool, secretKey, security }: Wanted): MinuteDoor =>
  (render) => {
    const doors = new Hono<RequestDoors>()
    doors.on(['GET', 'HEAD', 'POST'], paths.minute(':token'), async (context) => {
      const request = await readable(context)
      if (request === 'tooLarge') return context.text(saidAtTheDoor.tooLong, 413, security.unkept())
      if (request === 'cutOff') return context.text(saidAtTheDoor.cutOff, 400, security.unkept())
      const handedIn = new RouterContextProvider()
      handedIn.set(reportContext, reportOf(context))
      handedIn.set(minuteContext, { pool, secretKey })
      return documentWithNonce({ render, security, request, handedIn, client: context.var.client })
    })
    return doors
  }

async function readable({ req, env }: Context<RequestDoors>) {
  const { method, url, headers, signal } = req.raw
  // The router would compare it again, with an address that behind a proxy is not the one that was typed.
  headers.delete('origin')
  if (method !== 'POST') return req.raw
  const body = await readBytes(req.raw, env?.incoming, mostBytes)
  return typeof body === 'string' ? body : new Request(url, { method, headers, signal, body })
}
