/** A name as its website writes it in full: with its noun, its accents, and never as its address spells it. */
import { isGenericTitle } from './generic-titles.ts'
import { isCompany, isName, separators, short, wordsOfName } from './name-text.ts'
import type { ParsedPage } from './parse-page.ts'
import { plain } from './plain-letters.ts'

const mostAdded = 3
const [leastAlike, sameBeginning] = [0.6, 4]
const mostBlocks = 60

/** `Halden CBD` is called `Halden CBD Eye Clinic` in its heading and once more elsewhere: that is its name. */
export function wholeName(name: string, pages: readonly ParsedPage[]): string {
  const longer = headsOf(pages).filter((text) => isLonger(text, name))
  return longer.find((text) => placesOf(text, pages).size > 1) ?? name
}

/** Whose rights the pages are, or a company at their foot, where another kind of place says so, too. */
export function signedName(pages: readonly ParsedPage[]): string | undefined {
  const signed = pages.flatMap(({ claims }) =>
    claims.filter(({ source, text }) => source === 'copyright' || (source === 'footer' && isCompany(text))),
  )
  return signed.map(({ text }) => short(text)).find((name) => isName(name) && placesOf(name, pages).size > 1)
}

/** The kinds of places where it is called so: a menu or a row of titles repeats itself. */
const placesOf = (name: string, pages: readonly ParsedPage[]) =>
  new Set([
    ...pages.flatMap(({ claims }) =>
      claims.filter(({ text }) => isSame(text, name)).map(({ source }) => source),
    ),
    ...(pages.some(({ title }) => title.split(separators).some((part) => isSame(part, name)))
      ? ['title']
      : []),
    ...(pages.some(({ blocks }) => blocks.some(({ kind, text }) => kind === 'text' && says(text, name)))
      ? ['text']
      : []),
  ])

const isSame = (text: string, name: string) => wordsOfName(short(text)) === wordsOfName(name)
const says = (text: string, name: string) => ` ${wordsOfName(text)} `.includes(` ${wordsOfName(name)} `)

/** Words with a capital and nothing between: a place, a page or a sentence behind it is no part of it. */
function isLonger(text: string, name: string): boolean {
  const added = text.slice(name.length).trim()
  return (
    text.startsWith(`${name} `) &&
    added.split(' ').length <= mostAdded &&
    /^\p{Lu}[\p{L}’'-]+(?: (?:(?:&|and|und) )?\p{Lu}[\p{L}’'-]+)*$/u.test(added) &&
    added !== added.toUpperCase() &&
    !isGenericTitle(added) &&
    !isGenericTitle(added.split(' ').at(-1) ?? '')
  )
}

/** `Sineado Yoga` is an address; the website writes `Sinéad Yoga`. */
export function writtenLike(address: string, pages: readonly ParsedPage[]): string | undefined {
  const wanted = plain(address)
  const alike = [...headsOf(pages), ...headingsOf(pages)].filter((text) => isAlike(plain(text), wanted))
  const distance = (text: string) => Math.abs(plain(text).length - wanted.length)
  return alike.sort((a, b) => distance(a) - distance(b))[0]
}

/** All letters of one stand in the other, in their order. */
function isAlike(one: string, other: string): boolean {
  const [less = '', more = ''] = [one, other].sort((a, b) => a.length - b.length)
  if (less.length < more.length * leastAlike || less.slice(0, sameBeginning) !== more.slice(0, sameBeginning))
    return false
  let at = 0
  for (const letter of more) if (letter === less[at]) at += 1
  return at === less.length && less.length > sameBeginning
}

/** Each word as the website writes it: `Café` for `Cafe`, where nothing else differs. */
export function accented(name: string, pages: readonly ParsedPage[]): string {
  const texts = everywhere(pages).map((text) => text.split(/[\s,.:;!?()|]+/))
  const asWritten = (word: string) => {
    if (word.length < 4 || plain(word) !== word.toLowerCase()) return word
    const found = texts.flatMap((all) => all.filter((other) => plain(other) === plain(word)))
    const other = found.find((each) => /^\p{Lu}/u.test(each) && each.toLowerCase() !== word.toLowerCase())
    return other && !found.some((each) => each.toLowerCase() === word.toLowerCase()) ? other : word
  }
  return name.split(' ').map(asWritten).join(' ')
}

const headsOf = (pages: readonly ParsedPage[]) =>
  pages
    .flatMap(({ title, claims }) => [title, ...claims.map(({ text }) => text)])
    .flatMap((text) => text.split(separators))
    .map(short)
    .filter(isName)

const headingsOf = (pages: readonly ParsedPage[]) =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ kind, text }) => (kind === 'heading' ? [short(text)] : []))
    .filter(isName)

const everywhere = (pages: readonly ParsedPage[]) =>
  pages
    .slice(0, 6)
    .flatMap(({ title, claims, blocks }) => [
      title,
      ...claims.map(({ text }) => text),
      ...blocks.slice(0, mostBlocks).map(({ text }) => text.slice(0, 500)),
    ])
