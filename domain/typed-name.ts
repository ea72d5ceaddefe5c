import { withoutDirections } from './directions.ts'

/**
 * What somebody or something is called, as one line without what is not seen: names stand in letters, logs and lists,
 * beside other words. Empty where that leaves nothing, or what no name has.
 */
export function typedName(text: string): string {
  const name = withoutDirections(text).replace(/\s+/g, ' ').trim()
  return name.isWellFormed() && !/\p{Cc}/u.test(name) ? name : ''
}
