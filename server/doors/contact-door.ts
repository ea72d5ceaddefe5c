/** Where a visitor proposes times for a call: the page itself lies in memory, its form is sent here. */
import { Hono } from 'hono'
import type pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { readBytes } from '#api/read-body.ts'
import { saidAtTheDoor } from '#content/trouble.ts'
import { proposeCall } from '#database/proposed-calls.ts'
import type { RequestLimits } from '#database/requests.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { proposeContext, reportContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { documentWithNonce, type RenderDocument } from './document-with-nonce.ts'
import { reportOf } from './report-of.ts'
import type { RequestDoors } from './request-doors.ts'

type Wanted = { pool: pg.Pool; limits: RequestLimits; security: SecurityHeaders }

/** A note of a thousand letters, and a few short fields. */
const mostBytes = 32 * 1024

export const createContactDoor =
  ({ pool, limits, security }: Wanted) =>
  (render: RenderDocument): Hono<RequestDoors> => {
    const doors = new Hono<RequestDoors>()
    doors.post(paths.contact(), async (context) => {
      const { client, requestId } = context.var
      const body = await readBytes(context.req.raw, context.env?.incoming, mostBytes)
      if (body === 'tooLarge') return context.text(saidAtTheDoor.tooLong, 413, security.unkept())
      if (body === 'cutOff') return context.text(saidAtTheDoor.cutOff, 400, security.unkept())
      const { url, headers, signal } = context.req.raw
      // The router would compare it with an address that behind a proxy is not the one that was typed.
      headers.delete('origin')
      const request = new Request(url, { method: 'POST', headers, signal, body })
      const handedIn = new RouterContextProvider()
      handedIn.set(reportContext, reportOf(context))
      handedIn.set(proposeContext, async (call) => {
        const outcome = await proposeCall(pool, { ...call, id: requestId, client }, limits)
        context.set('noted', { proposed: outcome })
        return outcome
      })
      return documentWithNonce({ render, security, request, handedIn, client })
    })
    return doors
  }
