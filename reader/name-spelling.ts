import type { ParsedPage } from './parse-page.ts'
import { plain } from './plain-letters.ts'

const leastLetters = 6
/** How much of an address a name must spell; more than one word of it is less likely to be chance. */
const [leastShare, nearlyAll] = [0.5, 0.8]
const mostBlocks = 60
const mostWords = 6

/** `isSomebodys`: it stands before the sign of a mail, where persons have their names, too. */
type Spelled = { text: string; isWhole: boolean; isSomebodys: boolean }

/** Words of the website that its own address, or that of its mail, spells: `oldmillbread@…` for Old Mill Bread. */
export function spelledBy(pages: readonly ParsedPage[], host: string): Spelled[] {
  const mails = pages.flatMap(mailsOf).map((mail) => mail.split('@'))
  const own = new Set([host.replace(/^www\./, ''), ...mails.map(([, house = '']) => house)].map(label))
  const labels = [...own, ...mails.map(([before = '']) => label(before))]
  const wanted = [...new Set(labels)].filter((each) => each.length >= leastLetters).slice(0, 6)
  const texts = pages.slice(0, 4).flatMap(textsOf)
  return wanted.flatMap((each) => {
    const found = texts.map((text) => longestIn(text, each)).sort((a, b) => b.length - a.length)[0] ?? ''
    const share = plain(found).length / each.length
    const isTelling = share >= nearlyAll || (share >= leastShare && found.includes(' '))
    return isTelling && plain(found).length >= leastLetters
      ? [{ text: found, isWhole: share >= nearlyAll, isSomebodys: !own.has(each) }]
      : []
  })
}

const mailsOf = ({ ways, blocks, footer }: ParsedPage) => [
  ...ways.filter(({ kind }) => kind === 'email').map(({ said }) => said),
  ...[...blocks, ...footer]
    .filter(({ kind }) => kind === 'contact')
    .flatMap(({ text }) => text.slice(0, 500).match(mail) ?? []),
]
const mail = /[\w.+-]{1,40}@[\w-]{1,40}(?=\.)/g

const label = (address: string) => plain(address.split('.')[0] ?? '')

const textsOf = ({ title, blocks, claims }: ParsedPage) => [
  title,
  ...claims.map(({ text }) => text),
  ...blocks.slice(0, mostBlocks).map(({ text }) => text.slice(0, 500)),
]

/** The longest run of words, the first with a capital, whose letters the address begins with. */
function longestIn(text: string, wanted: string): string {
  const words = text.split(/\s+/)
  let best = ''
  for (let start = 0; start < words.length; start += 1) {
    if (!/^["“(]*[\p{Lu}\d]/u.test(words[start] ?? '') || !wanted.startsWith(plain(words[start] ?? '')))
      continue
    for (let end = start + 1; end <= Math.min(words.length, start + mostWords); end += 1) {
      const run = words.slice(start, end).join(' ')
      if (!wanted.startsWith(plain(run))) break
      if (plain(run).length > plain(best).length) best = run.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    }
  }
  return best
}
