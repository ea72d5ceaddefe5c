import { wholeNumber } from '#domain/keepable.ts'
import type { ReadLine } from '#operations/portal/offer-lines.ts'
import styles from './scripts.module.css'

/** As many lines as a page of 40 KB holds, with what they rest on. */
const linesOfPart = 24

export function partsOf(lines: readonly ReadLine[]): ReadLine[][] {
  const count = Math.max(1, Math.ceil(lines.length / linesOfPart))
  return Array.from({ length: count }, (_, at) => lines.slice(at * linesOfPart, (at + 1) * linesOfPart))
}

/** What is typed into an address means a part that there is. */
export function partOf(asked: URLSearchParams, parts: number): number {
  return Math.min(parts, Math.max(1, wholeNumber(asked.get('part') ?? '') ?? 1))
}

/** A reader takes along which words they have begun with; the first part begins anew. */
export const searchOf = (part: number, hash: string, more = '') => {
  const begun = part > 1 ? `part=${part}&of=${hash.slice(0, 8)}` : ''
  return begun || more ? `?${[begun, more].filter(Boolean).join('&')}` : ''
}

export const hasChangedSince = (asked: URLSearchParams, hash: string) => {
  const begun = asked.get('of')
  return begun !== null && !hash.startsWith(begun)
}

/** Which sentence somebody wants to say something of. */
export const sayingIn = (asked: URLSearchParams) => asked.get('say') || undefined

type LinksProps = {
  part: number
  parts: number
  hash: string
  address: (search: string) => string
  words: { parts: string; toDecide: string }
}

export function PartLinks({ part, parts, hash, address, words }: LinksProps) {
  const to = (at: number) => address(searchOf(at, hash))
  return (
    <nav aria-label={words.parts}>
      <ul className={styles.parts}>
        {Array.from({ length: parts }, (_, at) => at + 1).map((at) => (
          <li key={at}>
            <a href={to(at)} aria-current={at === part ? 'page' : undefined}>
              {at}
            </a>
          </li>
        ))}
        {part < parts && (
          <li>
            <a href={`${to(parts)}#decision`}>{words.toDecide}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
