import { oneLine } from './clean-text.ts'
import type { ParsedPage } from './parse-page.ts'
import { isOrganization } from './structured-data.ts'

const mostCharacters = 80

/** What the business calls itself: said to machines, in its titles, or in its address at worst. */
export function businessName(pages: readonly ParsedPage[], host: string): string {
  const declared = pages.flatMap(({ entities }) => entities.filter(isOrganization)).map(({ name }) => name)
  const siteNames = pages.map(({ siteName }) => siteName)
  const inTitles = titleParts(pages).sort((a, b) => likeness(b, host) - likeness(a, host))
  const fitting = inTitles.filter((part) => likeness(part, host) > 0.5)
  const repeated = pages.length > 1 ? inTitles.filter((part) => isInMost(part, pages)) : []
  const [name] = [...declared, ...siteNames, ...fitting, ...repeated, fromHost(host)]
    .map(short)
    .filter(Boolean)
  return name ?? host
}

const separators = /\s+[|–—•·:»-]\s+|\s*[|•»]\s*|:\s+/

const titleParts = (pages: readonly ParsedPage[]) =>
  pages.flatMap(({ title }) => title.split(separators)).filter((part) => part.length >= 2)

const isInMost = (part: string, pages: readonly ParsedPage[]) =>
  pages.filter(({ title }) => title.split(separators).includes(part)).length > pages.length / 2

/** From 0 to 1: how much of the host name's letters a name has, and not much more. */
function likeness(name: string, host: string): number {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/&/g, 'and')
      .replace(/[^a-z0-9]/g, '')
  const [ours, theirs] = [letters(name), letters(label(host))]
  if (!ours || !theirs) return 0
  return theirs.includes(ours) || ours.includes(theirs)
    ? Math.min(ours.length, theirs.length) / Math.max(ours.length, theirs.length)
    : 0
}

const label = (host: string) => host.replace(/^www\./, '').split('.')[0] ?? ''

const fromHost = (host: string) =>
  label(host)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** What nobody says aloud. */
const legalForm =
  /(?:,? (?:P\.?C\.?|Inc\.?|L\.?L\.?C\.?|L\.?L\.?P\.?|L\.?P\.?A\.?|P\.?A\.?|PLLC|(?<!& |and )Co\.|Ltd\.?|Limited|plc|PLC|GmbH|Corp\.?|S\.?A\.?|B\.?V\.?))+$/

/** A name that is as long as a sentence is none. */
function short(name: string): string {
  const text = oneLine(name).replace(legalForm, '')
  return text.length <= mostCharacters ? text : ''
}

/** A page's own title, without the name of the business that follows or precedes it. */
export function titleWithout(title: string, name: string): string {
  const parts = title.split(separators).filter((part) => part.toLowerCase() !== name.toLowerCase())
  return parts.length > 0 && parts.length < title.split(separators).length ? parts.join(' | ') : title
}
