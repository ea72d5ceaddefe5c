/** Words that somebody types to have them read aloud: plain text that a voice can say, and nothing else. */
import { withoutDirections } from './directions.ts'

const ownTextFaults = ['too-long', 'unsayable', 'address', 'empty', 'no-number', 'more-than-one'] as const
export type OwnTextFault = (typeof ownTextFaults)[number]
export type OwnText = { ok: true; text: string } | { ok: false; fault: OwnTextFault }

/** Letters that our voices know, digits and the marks of plain sentences: no markup, no formulas, no pictures. */
const sayable = /^[\p{Script=Latin}\p{M}\d\s.,;:!?'’‘"“”„()/&%+£$€–—-]*$/u
const addresses = /https?:|www\.|\S@\S|@\S|\p{L}\.(?:com|org|net|io|co|de|uk|eu|info|shop|biz)\b/iu
const invisible = /[\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu

/** As it was typed, without what nobody sees; nothing at all is for whoever asks to decide. */
const typedText = (typed: string): string =>
  withoutDirections(typed.slice(0, 20_000))
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .trim()

function plainText(typed: string, most: number): OwnText {
  const text = typedText(typed)
  if (typed.length > 20_000 || text.length > most) return { ok: false, fault: 'too-long' }
  if (addresses.test(text)) return { ok: false, fault: 'address' }
  if (!sayable.test(text) || /(.)\1{5}/u.test(text)) return { ok: false, fault: 'unsayable' }
  return /\p{L}/u.test(text) ? { ok: true, text } : { ok: false, fault: 'empty' }
}

export const ownName = plainText

/** Whole sentences: a voice has to know where they end. */
export function ownSentences(typed: string, most: number): OwnText {
  const plain = plainText(typed, most)
  if (!plain.ok) return plain
  const text = plain.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return { ok: true, text: /[.!?…]["”’)]*$/.test(text) ? text : `${text.replace(/[,;:\s–—-]+$/u, '')}.` }
}

export function ownQuestion(typed: string, most: number): OwnText {
  const plain = plainText(typed, most)
  if (!plain.ok) return plain
  const text = `${plain.text.replace(/[.!?\s]+$/u, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}?`
  return /[.!?]\s/u.test(text) ? { ok: false, fault: 'more-than-one' } : { ok: true, text }
}

export function ownTelephone(typed: string, most: number): OwnText {
  const text = typedText(typed)
  if (text.length > most) return { ok: false, fault: 'too-long' }
  const digits = text.replace(/\D/g, '').length
  const isNumber = /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15
  return isNumber ? { ok: true, text } : { ok: false, fault: 'no-number' }
}
