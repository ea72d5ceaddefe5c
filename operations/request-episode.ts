import { hash } from 'node:crypto'
import type { TakeRequest } from '#database/requests-intake.ts'
import type { Taken } from '#database/requests-line.ts'
import { checkEmail } from '#domain/email-address.ts'
import { checkWebsite } from '#domain/website-address.ts'

export type EpisodeWish = {
  /** Becomes the request's id, so that one id leads from the form to the mail. */
  id: string
  website: string
  email: string
  source: string | null
  /** Made up by the visitor's browser; kept only as a hash. */
  ticket: string | undefined
  client: string
}

export type Requested =
  | Taken
  | { outcome: 'bad-website' | 'bad-email'; reason?: never; waitSeconds?: never; person?: never }

/** A visitor asks for a free episode: the same rules as in the form, once more. */
export async function requestEpisode(take: TakeRequest, wish: EpisodeWish): Promise<Requested> {
  const website = checkWebsite(wish.website)
  // What no parser reads as an address stays as typed, and that is nothing to fetch or to link to.
  if (!website.ok || !/^https?:\/\//.test(website.website)) return { outcome: 'bad-website' }
  const email = checkEmail(wish.email)
  if (!email) return { outcome: 'bad-email' }
  return take({
    id: wish.id,
    website: website.website,
    email,
    source: wish.source,
    ticket: wish.ticket === undefined ? null : ticketHash(wish.ticket),
    client: wish.client,
  })
}

export const ticketHash = (ticket: string) => hash('sha256', ticket, 'hex')
