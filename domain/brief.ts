/** What an operator asks for by hand, beyond what the line would decide by itself. */
import { withoutDirections } from './directions.ts'
import { checkEmail } from './email-address.ts'
import type { HostSpeaker } from './script.ts'
import { typedName } from './typed-name.ts'
import { checkWebsite } from './website-address.ts'
import { addressOfText } from './website-name.ts'

export type Brief = {
  business: string | null
  /** Read in place of a website. */
  text: string | null
  minutes: number
  hosts: 1 | 2
  /** Ids of voices. */
  voices: Record<HostSpeaker, string>
}

export const briefLimits = {
  leastMinutes: 4,
  mostMinutes: 30,
  leastTextWords: 200,
  mostTextCharacters: 200_000,
  mostNoteCharacters: 2000,
  mostBusinessCharacters: 80,
} as const

export const reviews = ['usual', 'automatic', 'review'] as const
export type Review = (typeof reviews)[number]

/** As it was typed: every field is a text. */
export const briefFields = [
  'website',
  'text',
  'business',
  'email',
  'note',
  'minutes',
  'hosts',
  'host',
  'guest',
  'review',
] as const
export type BriefField = (typeof briefFields)[number]
export type TypedBrief = Record<BriefField, string>

export const briefFaults = [
  'missing',
  'invalid',
  'too-long',
  'too-short',
  'both',
  'needed-for-text',
  'out-of-range',
  'unknown',
  'same-voice',
] as const
export type BriefFault = (typeof briefFaults)[number]
export type BriefFaults = Partial<Record<BriefField, BriefFault>>

/** `website` is what the request is kept under; a text has an address of its own. */
export type CheckedBrief = { website: string; email: string; note: string; review: Review; brief: Brief }
export type BriefCheck = { ok: true; checked: CheckedBrief } | { ok: false; faults: BriefFaults }

export function checkBrief(typed: TypedBrief, isVoice: (id: string) => boolean): BriefCheck {
  const business = typedName(typed.business)
  const text = typed.text.trim()
  const website = checkWebsite(typed.website, { takesLongEndings: true })
  const email = checkEmail(typed.email)
  const { minutes, hosts } = { minutes: Number(typed.minutes), hosts: typed.hosts === '1' ? 1 : 2 } as const
  const faults = withoutNothing({
    website: websiteFault(typed, website),
    text: textFault(text),
    business: businessFault(typed.business, business, text),
    email: email ? undefined : typed.email.trim() === '' ? 'missing' : 'invalid',
    note: typed.note.length > briefLimits.mostNoteCharacters ? 'too-long' : undefined,
    minutes: isLength(typed.minutes) ? undefined : 'out-of-range',
    hosts: /^[12]$/.test(typed.hosts) ? undefined : 'unknown',
    host: isVoice(typed.host) ? undefined : 'unknown',
    guest: hosts === 2 ? guestFault(typed, isVoice) : undefined,
    review: isReview(typed.review) ? undefined : 'unknown',
  })
  if (Object.keys(faults).length > 0 || !email || !isReview(typed.review)) return { ok: false, faults }
  return {
    ok: true,
    checked: {
      website: website.ok ? website.website : addressOfText(business),
      email,
      note: withoutDirections(typed.note).trim(),
      review: typed.review,
      brief: {
        business: business || null,
        text: text || null,
        minutes,
        hosts,
        voices: { host: typed.host, guest: hosts === 2 ? typed.guest : typed.host },
      },
    },
  }
}

function websiteFault(typed: TypedBrief, website: ReturnType<typeof checkWebsite>): BriefFault | undefined {
  const hasText = typed.text.trim() !== ''
  if (typed.website.trim() === '') return hasText ? undefined : 'missing'
  if (hasText) return 'both'
  // What no parser reads as an address is nothing to fetch.
  return website.ok && /^https?:\/\//.test(website.website) ? undefined : 'invalid'
}

function textFault(text: string): BriefFault | undefined {
  if (text === '') return undefined
  if (text.length > briefLimits.mostTextCharacters) return 'too-long'
  return text.split(/\s+/).length < briefLimits.leastTextWords ? 'too-short' : undefined
}

function businessFault(typed: string, business: string, text: string): BriefFault | undefined {
  if (business === '' && typed.trim() !== '') return 'invalid'
  if (business.length > briefLimits.mostBusinessCharacters) return 'too-long'
  return text !== '' && business === '' ? 'needed-for-text' : undefined
}

const guestFault = ({ host, guest }: TypedBrief, isVoice: (id: string) => boolean): BriefFault | undefined =>
  !isVoice(guest) ? 'unknown' : guest === host ? 'same-voice' : undefined

const isLength = (text: string) =>
  /^\d{1,2}$/.test(text.trim()) &&
  Number(text) >= briefLimits.leastMinutes &&
  Number(text) <= briefLimits.mostMinutes

const isReview = (text: string): text is Review => reviews.some((review) => review === text)

const withoutNothing = (faults: Record<BriefField, BriefFault | undefined>) =>
  // The cast: what is left has faults.
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as BriefFaults
