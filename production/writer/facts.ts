/** The few facts that hosts say themselves, each only where it stands unmistakably. */
import { placeOfBusiness, type SaidAddress } from '#domain/addresses.ts'
import type { Passage, Reading } from '#domain/evidence.ts'
import { hoursOf } from '#domain/hours.ts'
import type { Range } from './range.ts'
import type { Door } from './sign.ts'
import { type Fact, telephoneOf } from './telephone.ts'
import type { Words } from './words-of.ts'

/** Where they are and when: the gate fills these places with the same words, and with no others. */
type Whereabouts = { address?: SaidAddress; town?: SaidAddress; hours?: SaidAddress }
export type Facts = { name: string; site: string; telephone?: Fact; email?: Fact } & Whereabouts
/** … with what stands over the door, and what is on the list. */
export type ShownFacts = Facts & { sign?: Door; range: Range }

export function factsOf(reading: Reading, words: Words): Facts {
  const { name, host, passages } = reading
  const telephone = telephoneOf(reading, words)
  const email = emailOf(passages, host, words)
  const hours = hoursOf(reading)
  return {
    name,
    site: host.replace(/^www\./, ''),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...placeOfBusiness(reading),
    ...(hours && { hours }),
  }
}

/** The one that is told most often; one that holds the name of the website before that of a person. */
function emailOf(passages: readonly Passage[], host: string, words: Words): Fact | undefined {
  const { mailLabels, posts, payments } = words
  const site = host.replace(/^www\./, '')
  const named = site.split(/[.-]/).filter((part) => part.length >= leastOfName)
  const found = passages.flatMap(({ id, text, kind }) => {
    if (kind !== 'data' && posts.in(text.slice(0, 200)) !== undefined) return []
    if (payments.in(text.slice(0, 3000)) !== undefined) return []
    const isTold = kind === 'data' || (kind === 'contact' && isAddress.test(text) && mailLabels.startOf(text))
    const emails = text.slice(0, 3000).toLowerCase().match(address) ?? []
    return emails
      .map((email) => ({ said: email.replace(/\.$/, ''), passage: id }))
      .filter(({ said }) => !nobodys.test(said) && (isTold || isOwn(said, site)))
  })
  const isOfHouse = (said: string) => said.endsWith(site) || named.some((part) => said.includes(part))
  const times = new Map<string, number>()
  for (const { said } of found) times.set(said, (times.get(said) ?? 0) + (isOfHouse(said) ? 2 : 1))
  return found.sort((a, b) => (times.get(b.said) ?? 0) - (times.get(a.said) ?? 0))[0]
}

const leastOfName = 5
const address = /(?<![\w.+-])[\w.+-]{1,40}@[\w-]{1,60}(?:\.[\w-]{2,24}){1,3}/g
const isAddress = /^[^@]{0,30}\S+@\S+$/
const nobodys =
  /@(?:example|domain|email|yourdomain|company|business|sentry)\b|^(?:your|name|user|you|john|jane|privacy|noreply|no-reply|webmaster|dpo)\b/

/** `bramble.example` writes from `bramble-roofing.example`. */
const isOneName = (one: string, other: string) =>
  Math.min(one.length, other.length) >= leastOfName && (one.startsWith(other) || other.startsWith(one))

/** At the website's own name, or at a house where everybody may have an address. */
const isOwn = (email: string, site: string) =>
  email.endsWith(`@${site}`) ||
  isOneName(email.split('@')[1]?.split('.')[0] ?? '', site.split('.')[0] ?? '') ||
  /@(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|aol|gmx|web|t-online|orange|wanadoo|btinternet)\./.test(
    email,
  )
