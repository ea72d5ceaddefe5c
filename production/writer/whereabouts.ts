/** Where they are and when, as hosts say it at the end: unless it is wished otherwise, or was read just before. */
import type { SaidAddress } from '#domain/addresses.ts'
import type { Wishes } from '#domain/wishes.ts'
import type { Facts } from './facts.ts'
import type { Marked } from './marked.ts'

/** Hours that an owner gives are read in their own words; then the website's are not said. */
export function wishedWhereabouts(facts: Facts, wishes: Wishes | undefined): Facts {
  const { address, town, hours, ...rest } = facts
  const isSilent = (line: 'address' | 'hours') => wishes?.silent?.includes(line)
  return {
    ...rest,
    ...(address && !isSilent('address') && { address }),
    ...(town && !isSilent('address') && { town }),
    ...(hours && !isSilent('hours') && !wishes?.hours && { hours }),
  }
}

/** Where they are, which nothing says that is heard in the first minute. */
export function placeToSay({ name, town }: Facts, first: readonly string[]): SaidAddress | undefined {
  const heard = first.join(' ')
  const [named = '', state = named] = town?.said.split(', ') ?? []
  // A town that is heard only as a piece of their name is heard nowhere as a place.
  const isHeard =
    heard.replaceAll(name, '').includes(named) && (!name.includes(named) || heard.includes(state))
  return town && !isHeard ? town : undefined
}

export function notYetRead(
  { address, hours }: Facts,
  read: readonly Marked[],
): { address?: SaidAddress; hours?: SaidAddress } {
  const said = read.flatMap(({ sentences }) => sentences).join(' ')
  const [street = ''] = address?.said.split(',') ?? []
  const [from, until] = hours?.said.match(/\d{1,2}(?:[:.h]\d\d)?/g) ?? []
  const isOfHours = new RegExp(`(?<!\\d)${from}\\D{1,20}${until}(?!\\d)`)
  return {
    ...(address && !said.includes(street) && { address }),
    ...(hours && !isOfHours.test(said) && { hours }),
  }
}
