/** Headings as they are brought up in talk: a thing, a hidden question, or something that happens. */
import { countWords } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { inSentenceCase, type Names } from './case.ts'
import { toThirdPerson } from './third-person.ts'
import { hasVerb, startsWithVerb } from './verbs.ts'
import { isNoise } from './web-noise.ts'

export type Topic = { form: 'thing' | 'clause' | 'event'; text: string }

const bare =
  /^(?:home|welcome|about(?: us)?|services|products|contact|blog|news|faq|faqs|prices|pricing|overview|more|introduction|features|questions|journal|find us)\b/i
const empty = /^(?:[\d\W]*|.*\b(?:us|you|now|today|here)|.*\b(?:it|this|that)\b.*|.*[!?:].*)$/i

export function topicOf(title: string, names: Names): Topic | undefined {
  const heading = title.replace(/^\d+[.)]\s*/, '')
  const words = countWords(heading)
  if (!heading || words > 8 || empty.test(heading) || bare.test(heading) || isNoise(heading)) return undefined
  const told = inSentenceCase(spokenForm(toThirdPerson(heading)), names).replace(/[.,]$/, '')
  const isHidden = /^(?:why|how|what|who|where|when)\b/i.test(heading)
  if (isHidden) return words >= 3 ? { form: 'clause', text: told } : undefined
  if (
    startsWithVerb(heading) ||
    /^(?:get|let|make|find|meet|see|join|try|for|from|with|in)\b/iu.test(heading)
  )
    return undefined
  const isNamed = /^(?:the|a|an|our|my)\b/i.test(heading)
  return !isNamed && hasVerb(heading)
    ? { form: 'event', text: told }
    : { form: 'thing', text: withArticle(told) }
}

/** `Standing orders` needs none; a single thing without one sounds like a sign. */
function withArticle(told: string): string {
  const last = told.split(' ').at(-1) ?? ''
  const hasOne = /^(?:a|an|the|their|your|our|this|that|\p{Lu}|one|two|three|four|five|no)\b/u.test(told)
  return hasOne || /s$|ing$|ry$|ce$/.test(last) || /\b(?:and|in|of|for|with)\b/.test(told)
    ? told
    : `the ${told}`
}
