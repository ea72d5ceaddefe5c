/** What the browser keeps for the wizard. Where it keeps nothing, the wizard works from memory. */

import { seedOf } from '#domain/seeded.ts'
import type { EpisodeRequest } from './wizard-state.ts'

const websiteKey = 'podcast-website'

/** False where storage does not work: an empty one then says nothing. */
export function keepWebsite(website: string): boolean {
  try {
    localStorage.setItem(websiteKey, website)
    return localStorage.getItem(websiteKey) === website
  } catch {
    return false
  }
}

/** What a link or a field elsewhere has answered the first question with. */
export const broughtWebsite = () => new URLSearchParams(location.search).get('website')?.trim()

export function isWebsiteGone(): boolean {
  try {
    return localStorage.getItem(websiteKey) === null
  } catch {
    return false
  }
}

export function forgetWebsite() {
  try {
    localStorage.removeItem(websiteKey)
  } catch {
    // It was never kept.
  }
}

/** Without the e-mail address: only a number that the same address gives again. */
type KeptRequest = { website: string; ticket: string; addressee: number; isAccepted: boolean }

/**
 * The request belongs to this one visit of the page: it survives a reload and coming back,
 * and whoever arrives by a link starts anew, which the tab's storage could not tell apart.
 */
export function keepRequest(request: EpisodeRequest, isAccepted: boolean) {
  const { website, ticket, email } = request
  write({ website, ticket, addressee: seedOf(email), isAccepted })
}

export const forgetRequest = () => write(undefined)

/** A reload shall find the website that was taken, not the one that the link brought. */
export const takeWebsiteOutOfAddress = () => write(kept())

/** What a reload of the confirmation shows again. The address is not there any more. */
export function acceptedRequest(): EpisodeRequest | undefined {
  const request = kept()
  return request?.isAccepted ? { website: request.website, ticket: request.ticket, email: '' } : undefined
}

/** The ticket under which this website was sent to this address already. */
export function ticketOf(website: string, email: string): string | undefined {
  const request = kept()
  return request?.website === website && request.addressee === seedOf(email) ? request.ticket : undefined
}

const kept = (): KeptRequest | undefined => history.state?.podcastRequest

function write(podcastRequest: KeptRequest | undefined) {
  try {
    history.replaceState({ ...history.state, podcastRequest }, '', addressWithoutWebsite())
  } catch {
    // Safari refuses the hundredth change within half a minute.
  }
}

function addressWithoutWebsite() {
  const address = new URL(location.href)
  address.searchParams.delete('website')
  return address
}
