import { agreedName } from './agreed-name.ts'
import { fromHost, isName, lettersOfName, praisesItself, separators, short } from './name-text.ts'
import type { ParsedPage } from './parse-page.ts'
import { isOrganization } from './structured-data.ts'
import { accented, signedName, wholeName, writtenLike } from './whole-name.ts'

/** What the business calls itself: said to machines, or where two places on its pages agree, or its address at worst. */
export function businessName(pages: readonly ParsedPage[], host: string): string {
  const [home] = pages
  const bare = (name: string) => withoutTail(short(name), pages)
  const mayBe = (name: string) => isName(name) && !praisesItself(name, host)
  const declared = (home?.entities.filter(isOrganization) ?? []).map(({ name }) => bare(name)).filter(mayBe)
  const named = pages.map(({ siteName }) => bare(siteName)).filter(mayBe)
  // A service or the owner may be declared beside the business; what the title says, too, is its name.
  const told = [...declared, ...named]
  const title = home?.title ?? ''
  const parts = title.split(separators).map((part) => lettersOfName(short(part)))
  const shown =
    told.find((name) => parts.includes(lettersOfName(name))) ?? named.find((name) => title.includes(name))
  const sure = shown ?? told.find((name) => isShown(name, pages)) ?? agreedName(pages, host)
  const known = sure ?? told[0]
  return accented(known ? wholeName(known, pages) : fromAddress(host, pages), pages)
}

/** An address has no accents and leaves out words: whatever the website writes like it, or signs with, is nearer. */
function fromAddress(host: string, pages: readonly ParsedPage[]): string {
  const spelled = fromHost(host) ?? host
  return writtenLike(spelled, pages) ?? signedName(pages) ?? spelled
}

/** What machines are told and people never see may be left from somebody else's website. */
function isShown(name: string, pages: readonly ParsedPage[]): boolean {
  const texts = pages.flatMap(({ title, claims, blocks }) => [
    title,
    ...claims.map(({ text }) => text),
    ...blocks.slice(0, 60).map(({ text }) => text.slice(0, 1_000)),
  ])
  return texts.some((text) => lettersOfName(text).includes(lettersOfName(name)))
}

/** `Marlow Finch - Solicitors in Halden`, `Marlow Finch, Halden`: of its parts the one that stands alone elsewhere. */
function withoutTail(name: string, pages: readonly ParsedPage[]): string {
  const claimed = new Set(
    pages.flatMap(({ title, claims }) =>
      [...title.split(separators), ...claims.map(({ text }) => text)].map((text) =>
        lettersOfName(short(text)),
      ),
    ),
  )
  const isClaimed = (part: string) => isName(part) && claimed.has(lettersOfName(part))
  if (claimed.has(lettersOfName(name))) return name
  const parts = name.split(separators).map(short)
  return parts.find(isClaimed) ?? name.split(', ').map(short).find(isClaimed) ?? parts.find(isName) ?? name
}
