/** What an operator asks for by hand, beyond what the line would decide by itself. */
import { type Aim, aimFaults, aimFields, checkAim } from './aim.ts'
import { checkEmail } from './email-address.ts'
import type { HostSpeaker } from './script.ts'
import { typedName } from './typed-name.ts'
import { checkWebsite } from './website-address.ts'
import { addressOfText } from './website-name.ts'

export type Brief = Aim & {
  business: string | null
  hosts: 1 | 2
  /** Ids of voices; whoever is missing speaks as usual. */
  voices: Partial<Record<HostSpeaker, string>>
}

export const mostBusinessCharacters = 80

export const reviews = ['usual', 'automatic', 'review'] as const
export type Review = (typeof reviews)[number]

/** As it was typed: every field is a text. */
export const briefFields = [
  'website',
  'business',
  'email',
  ...aimFields,
  'hosts',
  'host',
  'guest',
  'review',
] as const
export type BriefField = (typeof briefFields)[number]
export type TypedBrief = Record<BriefField, string>

export const briefFaults = [...aimFaults, 'missing', 'needed-for-text', 'unknown', 'same-voice'] as const
export type BriefFault = (typeof briefFaults)[number]
export type BriefFaults = Partial<Record<BriefField, BriefFault>>

/** `website` is what the request is kept under; a text alone has an address of its own. */
export type CheckedBrief = { website: string; email: string; review: Review; brief: Brief }
type BriefCheck = { ok: true; checked: CheckedBrief } | { ok: false; faults: BriefFaults }

export function checkBrief(typed: TypedBrief, isVoice: (id: string) => boolean): BriefCheck {
  const business = typedName(typed.business)
  const website = checkWebsite(typed.website, { takesLongEndings: true })
  const email = checkEmail(typed.email)
  const hosts = typed.hosts === '1' ? 1 : 2
  const isTextAlone = typed.website.trim() === '' && typed.text.trim() !== ''
  const aim = checkAim(typed, isTextAlone || !website.ok ? undefined : website.website)
  const faults = withoutNothing({
    ...(!aim.ok && aim.faults),
    website: websiteFault(typed, website),
    business: businessFault(typed.business, business, isTextAlone),
    email: email ? undefined : typed.email.trim() === '' ? 'missing' : 'invalid',
    hosts: /^[12]$/.test(typed.hosts) ? undefined : 'unknown',
    host: isVoice(typed.host) ? undefined : 'unknown',
    guest: hosts === 2 ? guestFault(typed, isVoice) : undefined,
    review: isReview(typed.review) ? undefined : 'unknown',
  })
  if (Object.keys(faults).length > 0 || !email || !aim.ok || !isReview(typed.review))
    return { ok: false, faults }
  return {
    ok: true,
    checked: {
      website: website.ok ? website.website : addressOfText(business),
      email,
      review: typed.review,
      brief: {
        ...aim.aim,
        business: business || null,
        hosts,
        voices: { host: typed.host, guest: hosts === 2 ? typed.guest : typed.host },
      },
    },
  }
}

function websiteFault(typed: TypedBrief, website: ReturnType<typeof checkWebsite>): BriefFault | undefined {
  if (typed.website.trim() === '') return typed.text.trim() === '' ? 'missing' : undefined
  // What no parser reads as an address is nothing to fetch.
  return website.ok && /^https?:\/\//.test(website.website) ? undefined : 'invalid'
}

function businessFault(typed: string, business: string, isTextAlone: boolean): BriefFault | undefined {
  if (business === '' && typed.trim() !== '') return 'invalid'
  if (business.length > mostBusinessCharacters) return 'too-long'
  return isTextAlone && business === '' ? 'needed-for-text' : undefined
}

const guestFault = ({ host, guest }: TypedBrief, isVoice: (id: string) => boolean): BriefFault | undefined =>
  !isVoice(guest) ? 'unknown' : guest === host ? 'same-voice' : undefined

const isReview = (text: string): text is Review => reviews.some((review) => review === text)

const withoutNothing = (faults: Partial<Record<BriefField, BriefFault | undefined>>) =>
  // The cast: what is left has faults.
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as BriefFaults
