import type { Gate } from '#domain/script-gate.ts'
import { materialPaths } from './material-paths.ts'

/** The rooms of clients. */
export const portalPaths = {
  ...materialPaths,
  portal: () => '/portal',
  portalSignIn: () => '/portal/sign-in',
  portalCode: () => '/portal/sign-in/code',
  portalLink: (secret: string) => `/portal/sign-in/${secret}`,
  portalSignOut: () => '/portal/sign-out',
  portalClient: (clientId: string) => `/portal/${clientId}`,
  portalQuestions: (clientId: string, showId: string, part: string) =>
    `/portal/${clientId}/questions/${showId}/${part}`,
  portalCalendar: (clientId: string) => `/portal/${clientId}/calendar`,
  portalFigures: (clientId: string, showId: string) => `/portal/${clientId}/figures/${showId}`,
  portalKit: (clientId: string, showId: string) => `/portal/${clientId}/figures/${showId}/kit`,
  portalFiguresFile: (clientId: string, showId: string) => `/portal/${clientId}/figures/${showId}/file`,
  portalDraft: (clientId: string, showId: string, search = '') =>
    `/portal/${clientId}/draft/${showId}${search}`,
  /** What a draft looks and sounds like: `cover-2.svg`, `theme-0.wav`, `voice-nora.wav`. */
  portalDraftSample: (clientId: string, showId: string, version: number, file: string) =>
    `/portal/${clientId}/draft/${showId}/${version}/${file}`,
  portalPeople: (clientId: string) => `/portal/${clientId}/people`,
  /** What is decided, a script or an episode. A long one has parts; `search` says which, and which sentence somebody speaks of. */
  portalOffer: (what: Gate, clientId: string, requestId: string, search = '') =>
    `/portal/${clientId}/${what === 'script' ? 'scripts' : 'episodes'}/${requestId}${search}`,
  /** The bytes that are decided about; `hash` is theirs. */
  portalSound: (clientId: string, requestId: string, hash: string) =>
    `/portal/${clientId}/episodes/${requestId}/${hash.slice(0, 16)}.mp3`,
}

export const isPortal = (path: string) => /^\/portal(?:$|[/.])/.test(path)
export const isPortalSignIn = (path: string) => /^\/portal\/sign-(?:in|out)(?:$|[/.])/.test(path)
