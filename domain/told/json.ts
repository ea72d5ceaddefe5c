/** What others send, read without believing in its form: whatever is not there, or is something else, is undefined. */

/** Undefined: it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One step after another, through objects and lists. */
export function valueAt(body: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    return Object.getOwnPropertyDescriptor(value, step)?.value
  }, body)
}

const mostCharacters = 300

/** Without what no database keeps and no screen shows; what is too long is not cut, because it would name another thing. */
export function textAt(body: unknown, ...path: readonly (string | number)[]): string | undefined {
  const value = valueAt(body, ...path)
  if (typeof value !== 'string') return undefined
  const text = value
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
  return text && text.length <= mostCharacters ? text : undefined
}

export function numberAt(body: unknown, ...path: readonly (string | number)[]): number | undefined {
  const value = valueAt(body, ...path)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export const isTrueAt = (body: unknown, ...path: readonly (string | number)[]): boolean =>
  valueAt(body, ...path) === true

/** A moment that is written as a date. */
export function momentAt(body: unknown, ...path: readonly (string | number)[]): string | undefined {
  return momentOf(Date.parse(textAt(body, ...path) ?? ''))
}

/** A moment in seconds since 1970. */
export function secondAt(body: unknown, ...path: readonly (string | number)[]): string | undefined {
  return momentOf((numberAt(body, ...path) ?? Number.NaN) * 1000)
}

const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2200, 0)]
const momentOf = (milliseconds: number) =>
  milliseconds >= earliest && milliseconds < latest ? new Date(milliseconds).toISOString() : undefined
