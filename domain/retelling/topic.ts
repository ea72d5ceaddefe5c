/** Headings as they are brought up in talk: a thing, a hidden question, or something that happens. */
import { countWords } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { inSentenceCase, type Names } from './case.ts'
import { toThirdPerson } from './third-person.ts'
import { hasVerb, startsWithVerb } from './verbs.ts'
import { isNoise } from './web-noise.ts'

export type Topic = { form: 'thing' | 'clause' | 'event'; text: string }

/** `Rajiv Menon FCA`, `Linh Tran BDent` */
const degrees =
  /(?<=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?:,? (?:\p{Lu}{2,6}(?!\p{L})|[BM]\p{Lu}\p{Ll}\p{L}*|PhD|DPhil))+$/u

/** Without its number, its emoji and what stands in brackets. */
const bareOf = (title: string) =>
  title
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/^(?:step \d+|0\d|\d+[.)])[:.–-]?\s*/i, '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(degrees, '')
    .trim()

const bare =
  /^(?:home|welcome|about(?: us)?|services|products|contact|blog|news|faq|faqs|prices|pricing|overview|more|introduction|features|questions|journal|find us|(?:our |the )?latest|testimonials|reviews|your|what (?:[\p{L}]+ ){1,2}(?:say|think)|cautionary)\b/iu
const empty =
  /^(?:[\d\W]*|.*\b(?:us|me|you|now|today|here)|.*\b(?:it|this|that|he|she|him|his|her)\b.*|.*[!?:/"“”£$€°].*|.*\. .*|.*,.*,.*)$/i

export function topicOf(title: string, names: Names): Topic | undefined {
  const heading = bareOf(title)
  const words = countWords(heading)
  if (!heading || words > 8 || empty.test(heading) || bare.test(heading) || isNoise(heading)) return undefined
  const cased = inSentenceCase(heading, names)
  const told = spokenForm(`x ${isCapital(cased) ? toThirdPerson(cased) : small(toThirdPerson(cased))}`)
    .slice(2)
    .replace(/[.,]$/, '')
  const isHidden = /^(?:why|how|what|who|where|when)\b/i.test(heading)
  if (isHidden) return words >= 3 ? { form: 'clause', text: small(told) } : undefined
  if (startsWithVerb(told) || opensOtherwise.test(heading) || isMotto.test(heading)) return undefined
  if (isEvent(told)) return { form: 'event', text: told }
  const isSign = words === 1 && !/(?:s|ing|ry|ce)$/.test(told) && !names.has(heading)
  return isSign ? undefined : { form: 'thing', text: withArticle(told) }
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text)
const small = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** `Safety first` */
const isMotto = /\b(?:first|forever|together|always|everywhere)$/i

const opensOtherwise =
  /^(?:get|let|make|find|meet|see|join|try|for|from|with|in|on|at|by|to|before|after|when|if|while|until|because|not|no|yes|nothing|hi|hello|hey|say|ask|compare|learn|discover|explore|visit|follow|call|contact|never|always|only|just|still)\b|^\p{L}+ed (?:in|by|for|with|from|over|to|at|on)\b|, or /iu

/** `The winter the oven cracked` is a thing; `The first call is free` is not. */
const isEvent = (heading: string) =>
  /^(?:the|an?|their)\b/i.test(heading) ? /\b(?:is|are|was|were|has|have)\b/i.test(heading) : hasVerb(heading)

/** `Standing orders` needs none; a single thing without one sounds like a sign. */
function withArticle(told: string): string {
  const last = told.split(' ').at(-1) ?? ''
  const hasOne =
    /^(?:(?:a|an|the|their|your|our|this|that|some|any|one|two|three|four|five|no)\b|\p{Lu}|\p{L}+'s\b)/u.test(
      told,
    )
  return hasOne ||
    /^\p{Ll}{2,}ing\b/u.test(told) ||
    /s$|ing$|ry$|ce$|^(?:health|care|support|advice|software|equipment|furniture|research|work|food|music|energy|power|storage)$/.test(
      last,
    ) ||
    /\b(?:and|in|of|for|with)\b/.test(told)
    ? told
    : `the ${told}`
}
