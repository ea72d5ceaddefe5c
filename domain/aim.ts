/** What an operator wants an episode to be told from and about, as it was typed. */
import { withoutDirections } from './directions.ts'
import { typedName } from './typed-name.ts'
import { checkWebsite } from './website-address.ts'
import { isAddressOfText } from './website-name.ts'

export type Aim = {
  topic: string | null
  note: string
  /** Addresses of the website's own pages. */
  pages: readonly string[]
  /** Handed to us: read in place of a website, or beside it. */
  text: string | null
  /** Nothing: as long as what there is to tell. */
  minutes: number | null
  /** What earlier episodes have told, too. */
  tellsAgain: boolean
}

export const aimLimits = {
  leastMinutes: 1,
  mostMinutes: 30,
  leastTextWords: 200,
  /** Beside a website, which says the rest. */
  leastTextWordsBeside: 8,
  mostTextCharacters: 200_000,
  mostNoteCharacters: 2000,
  mostTopicCharacters: 120,
  mostPages: 5,
} as const

export const aimFields = ['topic', 'note', 'pages', 'text', 'minutes', 'again'] as const
export type AimField = (typeof aimFields)[number]
export type TypedAim = Record<AimField, string>
export const aimFaults = [
  'invalid',
  'too-long',
  'too-short',
  'too-many',
  'out-of-range',
  'elsewhere',
  'needs-website',
] as const
export type AimFault = (typeof aimFaults)[number]
export type AimFaults = Partial<Record<AimField, AimFault>>
type AimCheck = { ok: true; aim: Aim } | { ok: false; faults: AimFaults }

/** Whether it can be told otherwise: where no worker is at it, nobody has heard it, and nobody's work would be lost. */
const aimStates = ['open', 'at-work', 'edited', 'wished', 'out', 'ended'] as const
export type AimState = (typeof aimStates)[number]

export type AimStanding = {
  status: string
  /** The line has stopped and waits for an operator, for an approval, or for its client. */
  waitsForUs: boolean
  isEdited: boolean
  isWished: boolean
  isPublished: boolean
}

export function aimState(at: AimStanding): AimState {
  if (at.isPublished) return 'out'
  if (at.status === 'stopped') return 'ended'
  if (at.isEdited) return 'edited'
  if (at.isWished) return 'wished'
  return at.waitsForUs || at.status === 'failed' ? 'open' : 'at-work'
}

/** `website`: where it is told from, or nothing where there is only a text. */
export function checkAim(typed: TypedAim, website: string | undefined): AimCheck {
  const topic = typedName(typed.topic)
  const note = withoutDirections(typed.note).trim()
  const text = typed.text.trim()
  const pages = pagesIn(typed.pages, website)
  const found: Record<Exclude<AimField, 'again'>, AimFault | undefined> = {
    topic: topicFault(typed.topic, topic),
    note: typed.note.length > aimLimits.mostNoteCharacters ? 'too-long' : undefined,
    pages: typeof pages === 'string' ? pages : undefined,
    text: textFault(text, website),
    minutes: isLength(typed.minutes) ? undefined : 'out-of-range',
  }
  const faults: AimFaults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
  if (Object.keys(faults).length > 0 || typeof pages === 'string') return { ok: false, faults }
  return {
    ok: true,
    aim: {
      topic: topic || null,
      note,
      pages,
      text: text || null,
      minutes: typed.minutes.trim() === '' ? null : Number(typed.minutes),
      tellsAgain: typed.again !== '',
    },
  }
}

function topicFault(typed: string, topic: string): AimFault | undefined {
  if (topic.length > aimLimits.mostTopicCharacters) return 'too-long'
  return typed.trim() !== '' && !/\p{L}{2}/u.test(topic) ? 'invalid' : undefined
}

function textFault(text: string, website: string | undefined): AimFault | undefined {
  if (text === '') return undefined
  if (text.length > aimLimits.mostTextCharacters) return 'too-long'
  const least = website === undefined ? aimLimits.leastTextWords : aimLimits.leastTextWordsBeside
  return text.split(/\s+/).length < least ? 'too-short' : undefined
}

const isLength = (typed: string) =>
  typed.trim() === '' ||
  (/^\d{1,2}$/.test(typed.trim()) &&
    Number(typed) >= aimLimits.leastMinutes &&
    Number(typed) <= aimLimits.mostMinutes)

/** One a line; `/wedding-cakes` is a page of the website, too. */
function pagesIn(typed: string, website: string | undefined): readonly string[] | AimFault {
  const lines = typed.split('\n').flatMap((line) => withoutDirections(line).trim() || [])
  if (lines.length === 0) return []
  if (website === undefined || isAddressOfText(website)) return 'needs-website'
  if (lines.length > aimLimits.mostPages) return 'too-many'
  const pages: string[] = []
  for (const line of lines) {
    const page = checkWebsite(line.startsWith('/') ? new URL(website).origin + line : line, {
      takesLongEndings: true,
    })
    if (!page.ok) return 'invalid'
    if (hostOf(page.website) !== hostOf(website)) return 'elsewhere'
    pages.push(page.website)
  }
  return [...new Set(pages)]
}

const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '')
