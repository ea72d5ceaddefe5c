/** What the browser keeps for the wizard. Where it keeps nothing, the wizard works from memory. */

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

export type KeptRequest = EpisodeRequest & { isAccepted: boolean }

/**
 * The request belongs to this one visit of the page: it survives a reload and coming back,
 * and whoever arrives by a link starts anew, which the tab's storage could not tell apart.
 */
export function keepRequest(podcastRequest: KeptRequest | undefined) {
  try {
    history.replaceState({ ...history.state, podcastRequest }, '', addressWithoutWebsite())
  } catch {
    // Safari refuses the hundredth change within half a minute.
  }
}

export const keptRequest = (): KeptRequest | undefined => history.state?.podcastRequest

/** A reload shall find the website that was taken, not the one that the link brought. */
function addressWithoutWebsite() {
  const address = new URL(location.href)
  address.searchParams.delete('website')
  return address
}
