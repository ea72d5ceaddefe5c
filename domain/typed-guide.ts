/** A voice guide as it was typed into a plain form. */
import type { ClientFact, VoiceGuide } from './voice-guide.ts'

export const guideFields = [
  'purpose',
  'audience',
  'action',
  'tone',
  'never',
  'uses',
  'avoids',
  'names',
  'secrets',
  'host',
  'guest',
  'english',
] as const
export type GuideField = (typeof guideFields)[number]

export type TypedFact = Record<'text' | 'by' | 'on' | 'request' | 'decision', string>
export type TypedGuide = Record<GuideField, string> & { facts: readonly TypedFact[] }

export const guideFaults = [
  'too-long',
  'too-many',
  'unsayable',
  'address',
  'empty',
  'no-day',
  'no-name',
  'unknown',
] as const
export type GuideFault = (typeof guideFaults)[number]
/** `fact-0` is the first fact. */
export type GuideFaults = Readonly<Record<string, GuideFault>>

/** As the form shows it. */
export function typedGuide(guide: VoiceGuide): TypedGuide {
  const words = (list: readonly string[] = []) => list.join(', ')
  return {
    purpose: guide.purpose ?? '',
    audience: guide.audience ?? '',
    action: guide.action ?? '',
    tone: words(guide.tone),
    never: words(guide.never),
    uses: words(guide.uses),
    avoids: words(guide.avoids),
    names: (guide.names ?? []).map(({ name, said }) => (said ? `${name} = ${said}` : name)).join('\n'),
    secrets: (guide.secrets ?? []).join('\n'),
    host: guide.hosts?.host ?? '',
    guest: guide.hosts?.guest ?? '',
    english: guide.english ?? '',
    facts: (guide.facts ?? []).map(typedFact),
  }
}

export const typedFact = ({ text, by, on, request, decision }: ClientFact): TypedFact => ({
  ...{ text, by, on },
  request: request ?? '',
  decision: decision ?? '',
})
