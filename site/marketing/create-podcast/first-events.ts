import { checkWebsite } from '#domain/website-address.ts'
import { acceptedRequest, broughtWebsite, keepWebsite, takeWebsiteOutOfAddress } from './browser-notes.ts'
import type { WizardEvent } from './wizard-state.ts'

/** What has happened before the wizard is there: a request was sent, or the first question was answered elsewhere. */
export function firstEvents(): WizardEvent[] {
  const request = acceptedRequest()
  if (request) return [{ what: 'resumed', request }]
  const website = broughtWebsite()
  if (!website) return []
  const check = checkWebsite(website)
  if (!check.ok) return [{ what: 'website-refused', website, fault: check.fault }]
  takeWebsiteOutOfAddress()
  return [
    { what: 'website-accepted', website: check.website },
    { what: 'website-captured', isKept: keepWebsite(check.website) },
  ]
}
