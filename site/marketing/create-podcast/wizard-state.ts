import type { WebsiteFault } from '#domain/website-address.ts'

export type EpisodeRequest = { website: string; email: string; ticket: string }

/** What the fields hold: as typed, or as it was taken. */
type Entries = { website: string; email: string }
/** `isKept` says that the browser holds the website, so that its absence later means something. */
type Captured = Entries & { isKept: boolean }

/** The address was refused here, or the request failed out there. */
type EmailTrouble = 'refused' | 'failed'

export type WizardState =
  | ({ at: 'website'; fault?: WebsiteFault } & Entries)
  | ({ at: 'processing' } & Entries)
  | ({ at: 'email'; trouble?: EmailTrouble } & Captured)
  | ({ at: 'submitting' } & Captured)
  | ({ at: 'submitted' } & EpisodeRequest)

export type WizardEvent =
  | { what: 'website-refused'; website: string; fault: WebsiteFault }
  | { what: 'website-accepted'; website: string }
  | { what: 'website-captured'; isKept: boolean }
  | { what: 'went-back'; email: string }
  | { what: 'email-refused'; email: string }
  | { what: 'website-lost'; email: string }
  | { what: 'sending'; email: string }
  | { what: 'failed' }
  | { what: 'accepted'; request: EpisodeRequest }
  | { what: 'resumed'; request: EpisodeRequest }
  | { what: 'reset' }

export const beginning: WizardState = { at: 'website', website: '', email: '' }

/** An event that does not belong to the moment changes nothing. */
export function wizardAfter(state: WizardState, event: WizardEvent): WizardState {
  const { website, email } = state
  switch (event.what) {
    case 'website-refused':
      return state.at === 'website'
        ? { at: 'website', website: event.website, email, fault: event.fault }
        : state
    case 'website-accepted':
      return state.at === 'website' ? { at: 'processing', website: event.website, email } : state
    case 'website-captured':
      return state.at === 'processing' ? { at: 'email', website, email, isKept: event.isKept } : state
    case 'went-back':
    case 'website-lost':
      return state.at === 'email' ? { at: 'website', website, email: event.email } : state
    case 'email-refused':
      return state.at === 'email' ? { ...state, email: event.email, trouble: 'refused' } : state
    case 'sending':
      return state.at === 'email'
        ? {
            at: 'submitting',
            website,
            email: event.email,
            isKept: state.isKept,
          }
        : state
    case 'failed':
      return state.at === 'submitting' ? { ...state, at: 'email', trouble: 'failed' } : state
    case 'accepted':
      return state.at === 'submitting' ? { at: 'submitted', ...event.request } : state
    case 'resumed':
      return state.at === 'website' ? { at: 'submitted', ...event.request } : state
    case 'reset':
      return state.at === 'submitted' ? beginning : state
  }
}

const steps = {
  website: 1,
  processing: 1,
  email: 2,
  submitting: 2,
  submitted: 3,
} as const

export const stepOf = ({ at }: WizardState) => steps[at]
