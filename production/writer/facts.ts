/** The few facts that hosts say themselves, each only where it stands unmistakably. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { oneLine } from '#production/read-website/clean-text.ts'

export type Fact = { said: string; passage: string }
export type Facts = { name: string; site: string; telephone?: Fact; email?: Fact }

/** Hours and addresses are left to the website: whose they are, of several places or of one kitchen, it rarely says. */
export function factsOf(reading: Reading): Facts {
  const { name, host, passages } = reading
  const telephone = telephoneOf(passages)
  const email = emailOf(passages, host)
  return {
    name,
    site: host.replace(/^www\./, ''),
    ...(telephone && { telephone }),
    ...(email && { email }),
  }
}

const numbers =
  /(?<![\d.,/£$€-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d(?:[\s.()/-]{0,3}\d){6,13}(?![\d,]|\.\d)/g
const somebodyElses =
  /\b(?:fax|national|helpline|hotline|crisis|samaritans|emergency services|vat|reg(?:istration|istered)?|company n|licen[cs]e|iban|charity n)/i

/** The one that is named most often. Where two are named alike, nobody knows which. */
function telephoneOf(passages: readonly Passage[]): Fact | undefined {
  const found = new Map<string, Fact & { times: number }>()
  for (const { id, text, kind } of passages)
    for (const line of text.split('\n'))
      for (const match of line.matchAll(numbers)) {
        const said = oneLine(match[0]).replace(/^[./\s-]+|[./\s-]+$/g, '')
        const digits = said.replace(/\D/g, '')
        const before = line.slice(Math.max(0, match.index - 40), match.index)
        const isCall =
          kind === 'data' ||
          /^(?:\+|\(?0\d|\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$)/.test(said) ||
          /\b(?:call|phone|telephone|tel|ring|mobile|dial|telefon|fon|mobil)\b[^\p{L}]{0,6}$/iu.test(before)
        if (!isCall || digits.length < 8 || !mayRing(digits) || somebodyElses.test(before)) continue
        const key = digits.slice(-8)
        const known = found.get(key)
        found.set(key, {
          said: known?.said ?? said,
          passage: known?.passage ?? id,
          times: (known?.times ?? 0) + (kind === 'data' ? 3 : 1),
        })
      }
  const [first, second] = [...found.values()].sort((a, b) => b.times - a.times)
  return first && first.times > (second?.times ?? 0)
    ? { said: first.said, passage: first.passage }
    : undefined
}

/** Numbers that nobody has: all alike, counted up, or kept free for films. */
const mayRing = (digits: string) =>
  !/(\d)\1{5}/.test(digits) && !/0?123456|987654|555(?:01\d\d|5555)$|5550\d{3}$/.test(digits)

function emailOf(passages: readonly Passage[], host: string): Fact | undefined {
  const site = host.replace(/^www\./, '')
  const found = passages.flatMap(({ id, text, kind }) => {
    const isTold = kind === 'contact' || kind === 'data' || kind === 'list'
    const emails = text.slice(0, 3000).toLowerCase().match(address) ?? []
    return emails
      .map((email) => ({ said: email.replace(/\.$/, ''), passage: id }))
      .filter(({ said }) => !nobodys.test(said) && (isTold || isOwn(said, site)))
  })
  const times = new Map<string, number>()
  for (const { said } of found) times.set(said, (times.get(said) ?? 0) + (said.endsWith(site) ? 2 : 1))
  return found.sort((a, b) => (times.get(b.said) ?? 0) - (times.get(a.said) ?? 0))[0]
}

const address = /(?<![\w.+-])[\w.+-]{1,40}@[\w-]{1,60}(?:\.[\w-]{2,24}){1,3}/g
const nobodys =
  /@(?:example|domain|email|yourdomain|company|sentry)\b|^(?:your|name|user|you|john|jane|privacy|noreply|no-reply|webmaster|dpo)\b/

/** At the website's own name, or at a house where everybody may have an address. */
const isOwn = (email: string, site: string) =>
  email.endsWith(`@${site}`) ||
  /@(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|aol|gmx|web|t-online|orange|wanadoo|btinternet)\./.test(
    email,
  )
