/** What others say about a business, read out word for word. */
import type { Passage } from '#domain/evidence.ts'
import { countWords, splitSentences } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { mostWordsInBreath } from './breaths.ts'
import { type Statement, statement } from './statements.ts'
import { isNoise } from './web-noise.ts'

export function quoted(passage: Passage): Statement[] {
  const { words, by } = partsOf(passage.text)
  const sentences = splitSentences(words).map((sentence) =>
    spokenForm(sentence.replace(/["“”]/g, '').replace(/!+/g, '.')),
  )
  const isReadable = sentences.every(
    (said) => countWords(said) <= mostWordsInBreath && /[.…]$/.test(said) && !isNoise(said),
  )
  if (!isReadable || sentences.length === 0 || sentences.length > 4) return []
  const read = sentences.map((said) => ({ ...statement(passage.id, `"${said}"`), pointsBack: true }))
  // A first name alone says no more than the quotation.
  const named =
    by.includes(' ') || office.test(by)
      ? [
          {
            ...statement(
              passage.id,
              `Those are the words of ${speakerOf(spokenForm(by)).replace(/\.$/, '')}.`,
            ),
            pointsBack: true,
          },
        ]
      : []
  return [...read, ...named]
}

/** `I stayed for the rye. — Margaret Oakes, customer since 1994` */
function partsOf(whole: string): { words: string; by: string; office: string } {
  // Below the name may stand who that is.
  const [, above = '', below = ''] = /^(.*[.!?…"”]\n[^\n]{3,60})\n([^\n.!?]{2,60})$/s.exec(whole.trim()) ?? []
  const text = above || whole
  const [, words = text, by = ''] =
    /^(.*[.!?…"”])(?:\s*(?:[\n—–-]|\s-)\s*|(?<=["”])\s+)(\p{Lu}[^.!?\n]{2,60}(?: \p{Lu}\.)?)$/su.exec(
      text.trim(),
    ) ?? []
  const [name = '', ...others] = by.split(/,| \| /).map((part) => part.trim())
  return { words, by: name, office: [...others, below].filter(Boolean).join(', ') }
}

/** Whoever works there is no customer: somebody of whom the website speaks elsewhere, and of no other company. */
export function isOwn(passage: Passage, passages: readonly Passage[]): boolean {
  if (passage.kind !== 'quote') return false
  const { by, office } = partsOf(passage.text)
  const isPerson = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)+$/u.test(by)
  const isOfOthers = /,| (?:at|of|from|for) /.test(office)
  return isPerson && !isOfOthers && passages.some(({ kind, text }) => kind !== 'quote' && text.includes(by))
}

/** `Head of Talent, Series B biotech` names nobody. */
const office =
  /^(?:former|past|happy|anonymous|current|head|director|chief|founder|co-?founder|manager|vice|president|owner|partner|managing|senior|lead|verified|customer|client|patient|parent|student|member|guest|[CV][A-Z]{1,3}(?!\p{L}))/iu

function speakerOf(by: string): string {
  if (!office.test(by)) return by
  const said = by.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
  return `${/^[aeiou]/i.test(said) ? 'an' : 'a'} ${said}`
}
