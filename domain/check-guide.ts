/** What an operator has typed of a voice guide: plain text that a voice can say, and not too much of it. */
import { isId } from './id.ts'
import { ownName, ownSentences } from './own-text.ts'
import {
  type GuideFault,
  type GuideFaults,
  type GuideField,
  guideFaults,
  type TypedFact,
  type TypedGuide,
} from './typed-guide.ts'
import {
  type ClientFact,
  type Decision,
  decisions,
  guideLimits as most,
  type VoiceGuide,
} from './voice-guide.ts'

type GuideCheck = { ok: true; guide: VoiceGuide } | { ok: false; faults: GuideFaults }

class Faults {
  readonly #found = new Map<string, GuideFault>()
  note(field: string, fault: string): undefined {
    const known = guideFaults.find((each) => each === fault) ?? 'unsayable'
    if (!this.#found.has(field)) this.#found.set(field, known)
  }
  get found(): GuideFaults | undefined {
    return this.#found.size > 0 ? Object.fromEntries(this.#found) : undefined
  }
}

/** `today`: facts are of no later day. */
export function checkGuide(typed: TypedGuide, today: string): GuideCheck {
  const faults = new Faults()
  const line = (field: GuideField, text: string, longest: number) => {
    const plain = ownName(text, longest)
    return plain.ok ? plain.text : faults.note(field, plain.fault)
  }
  const one = (field: GuideField) =>
    typed[field].trim() === '' ? undefined : line(field, typed[field], most.sentence)
  const list = (field: GuideField, many: number, longest: number, between = /[\n,;]/) => {
    const parts = typed[field].split(between).filter((part) => part.trim() !== '')
    if (parts.length > many) return faults.note(field, 'too-many')
    const lines = parts.flatMap((part) => line(field, part, longest) ?? [])
    return lines.length > 0 ? [...new Set(lines)] : undefined
  }
  const [host, guest] = [one('host'), one('guest')]
  const names = typed.names.split('\n').filter((part) => part.trim() !== '')
  if (names.length > most.names) faults.note('names', 'too-many')
  const guide = {
    purpose: one('purpose'),
    audience: one('audience'),
    action: one('action'),
    tone: list('tone', most.tones, most.word),
    never: list('never', most.tones, most.word),
    uses: list('uses', most.words, most.word),
    avoids: list('avoids', most.words, most.word),
    names:
      names.length > 0
        ? names.flatMap((each) => nameIn(each, (part) => line('names', part, most.word)) ?? [])
        : undefined,
    secrets: list('secrets', most.secrets, most.secret, /\n/),
    facts: factsIn(typed.facts, today, faults),
    hosts: host || guest ? withoutNothing({ host, guest }) : undefined,
    english: englishIn(typed.english, faults),
  }
  if (faults.found) return { ok: false, faults: faults.found }
  return { ok: true, guide: withoutNothing(guide) as VoiceGuide } // what is left is what a guide may have
}

/** `Nguyen = win`, or a name alone. */
function nameIn(typed: string, plain: (part: string) => string | undefined) {
  const [first = '', ...rest] = typed.split('=')
  const [name, said] = [plain(first), rest.length > 0 ? plain(rest.join('=')) : undefined]
  return name && (said ? { name, said } : { name })
}

function englishIn(typed: string, faults: Faults): VoiceGuide['english'] {
  if (typed === 'british' || typed === 'american') return typed
  return typed === '' ? undefined : faults.note('english', 'unknown')
}

function factsIn(typed: readonly TypedFact[], today: string, faults: Faults): ClientFact[] | undefined {
  const facts = typed.flatMap((each, at) =>
    each.text.trim() === '' ? [] : (factIn(each, `fact-${at}`, today, faults) ?? []),
  )
  if (facts.length > most.facts) return faults.note(`fact-${most.facts}`, 'too-many')
  return facts.length > 0 ? facts : undefined
}

function factIn(typed: TypedFact, field: string, today: string, faults: Faults): ClientFact | undefined {
  const text = ownSentences(typed.text, most.fact)
  const by = ownName(typed.by, most.by)
  if (!text.ok) return faults.note(field, text.fault)
  if (!by.ok) return faults.note(field, by.fault === 'empty' ? 'no-name' : by.fault)
  if (!isDay(typed.on) || typed.on > today) return faults.note(field, 'no-day')
  return {
    ...{ text: text.text, by: by.text, on: typed.on },
    ...(isId(typed.request) && { request: typed.request }),
    ...(isDecision(typed.decision) && { decision: typed.decision }),
  }
}

const isDecision = (text: string): text is Decision => decisions.some((each) => each === text)

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const withoutNothing = <T extends object>(all: T): Partial<T> =>
  // The cast: only what is there is left.
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>
