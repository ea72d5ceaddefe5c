/** Forms that only our own pages may send. */
import type { Context } from 'hono'
import { readBytes } from '#api/read-body.ts'
import type { RequestDoors } from './request-doors.ts'

/** A form is taken in here, where it is known who sends it: a chunked one has no length before its end. */
export async function formWithin(most: number, { req, env }: Context<RequestDoors>) {
  const { method, url, headers, signal } = req.raw
  if (method !== 'POST') return req.raw
  const body = await readBytes(req.raw, env?.incoming, most)
  return typeof body === 'string' ? body : new Request(url, { method, headers, signal, body })
}

/** A browser says where a request comes from; whoever says nothing is none of our pages. */
export function isFromOurPage(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  return site ? site === 'same-origin' : headers.get('origin') === siteOrigin
}
