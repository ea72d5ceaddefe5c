/** The last half minute: what stays, what the website leaves open, where to go, and goodbye. */
import { closing } from '#content/conversation/opening.ts'
import type { Reading } from '#domain/evidence.ts'
import { checkAbsence } from '#domain/ledger/absence.ts'
import type { Names } from '#domain/retelling/case.ts'
import { whereabouts } from '#domain/retelling/whereabouts.ts'
import type { Plan, Speaker } from '#domain/script.ts'
import type { Material } from './material.ts'
import type { PhraseBook } from './phrase-book.ts'
import { Talk } from './talk.ts'

type ClosingWork = { reading: Reading; plan: Plan; material: Material; phrases: PhraseBook }

export function writeClosing({ reading, plan, material, phrases }: ClosingWork): Talk {
  const talk = new Talk()
  const guest: Speaker = plan.speakers === 2 ? 'guest' : 'host'
  const [first, second] = material.keepsakes
  if (first) {
    talk.say('host', phrases.pick(closing.ask))
    talk.say(guest, `${phrases.pick(closing.first) ?? ''}${inside(first.said, material.names)}`, [
      first.passage,
    ])
  }
  if (second)
    talk.say('host', `${phrases.pick(closing.second) ?? ''}${inside(second.said, material.names)}`, [
      second.passage,
    ])
  admit(talk, reading, phrases, guest)
  const places = whereabouts(reading)
  if (places.length > 0) talk.say('host', phrases.pick(closing.where))
  for (const place of places) talk.say(guest, place.said, [place.passage])
  talk.say(guest, phrases.pick(closing.bye))
  talk.say('host', phrases.pick(closing.thanks))
  return talk
}

const opensPhrase = /^(?:the|an?|their|this|in|on|at|for|since|with|every|each|most|all)\b/i

/** After a colon a sentence goes on in small letters, unless it begins with a name. */
export function inside(said: string, names: Names): string {
  const first = /^[\p{L}'’]+/u.exec(said)?.[0] ?? ''
  const isName =
    names.has(first) || /^\p{Lu}{2}/u.test(first) || (/^\S+ \p{Lu}/u.test(said) && !opensPhrase.test(said))
  return isName ? said : said.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
}

/** What the website does not say is said, once. */
function admit(talk: Talk, reading: Reading, phrases: PhraseBook, guest: Speaker): void {
  const sells = reading.passages.some(({ text }) =>
    /\bper month\b|\/month|subscription|shipping|online shop/i.test(text),
  )
  const isVisited = whereabouts(reading).length > 0
  for (const [topic, sentences] of Object.entries(closing.missing)) {
    if (topic === 'refund' && !sells) continue
    if (topic === 'hours' && !isVisited) continue
    if (sentences.some((sentence) => checkAbsence(sentence, reading) !== 'is-so')) continue
    talk.say('host', phrases.pick(sentences))
    talk.say(guest, phrases.pick(closing.askThem))
    return
  }
}
