/** Which of the towns that a website names are its own. */
import type { Reading } from './evidence.ts'
import { isStreet } from './places.ts'

type Named = { town: string; isHouses: boolean }

/** Where one town is theirs, and is told twice, a text that names another once gives somebody else's address. */
export function withoutOthers<Found extends Named>(known: readonly Found[]): readonly Found[] {
  const towns = Map.groupBy(known, ({ town }) => town)
  const isTheirs = (all: readonly Found[]) => all.length > 1 && all.some(({ isHouses }) => isHouses)
  return [...towns.values()].some(isTheirs)
    ? known.filter(({ town, isHouses }) => isHouses || (towns.get(town)?.length ?? 0) > 1)
    : known
}

/** `Irun` is `Irún`, and `Freiburg` is `Freiburg im Breisgau`. */
export function isOneTown(known: readonly Named[]): boolean {
  const towns = known.map(({ town }) => town.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  const [shortest = ''] = [...towns].sort((a, b) => a.length - b.length)
  return towns.every((town) => town.startsWith(shortest))
}

const particles =
  'am|an|der|im|in|bei|ob|vor|sur|sous|en|de|du|la|le|les|del|los|las|on|upon|under|the|of|and|y|und|et'
const towns = new RegExp(
  `^(?!Co\\.? )\\p{Lu}[\\p{L}’'.-]{1,20}(?: (?:(?:${particles})(?= )|\\p{Lu}[\\p{L}’'.-]{1,20})){0,4}$`,
  'u',
)

export const isTown = (town: string) => towns.test(town) && !isStreet(town, 'en') && !endsAsStreet.test(town)
const endsAsStreet = / (?:street|road|avenue|drive|boulevard|highway|crescent|close|terrace|parkway|mews)$/i

const codes = /\b([A-Z]{1,2}\d[\dA-Z]?) ?(\d[A-Z]{2})\b/g
/** A second postal code of the same district, in whatever sentence: one of two doors is the wrong one. */
export function holdsOtherCode(
  { passages }: Reading,
  known: readonly { code: string; street: string }[],
): boolean {
  const code = known.find(({ street }) => street)?.code.replace(/ /g, '') ?? ''
  return passages
    .filter(({ kind }) => kind !== 'quote')
    .some(({ text }) =>
      [...text.slice(0, 3_000).matchAll(codes)].some(
        ([, district = '', rest = '']) =>
          code.startsWith(district) && code !== district + rest && code.length === (district + rest).length,
      ),
    )
}
