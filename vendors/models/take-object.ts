/** The object that was asked for, out of whatever a model has put around it. */
import type { z } from 'zod'
import { withoutNulls } from './form.ts'

type Taken<T> = { found: 'object'; object: T } | { found: 'nothing' | 'another-form' | 'several' }

/** Whoever writes more braces than this writes no answer. */
const mostStarts = 50

export function takeObject<T>(text: string, schema: z.ZodType<T>): Taken<T> {
  const answer = text.replace(/^\s*<think>[\s\S]*?<\/think>/i, '').trim()
  const values = [...valuesIn(answer)]
  const fitting = new Map<string, T>()
  for (const value of values) {
    const fit = fitOf(value, schema)
    if (fit.success) fitting.set(JSON.stringify(value), fit.data)
  }
  const [object] = fitting.values()
  if (fitting.size > 1) return { found: 'several' }
  if (fitting.size === 1) return { found: 'object', object: object as T } // there is one
  return { found: values.length > 0 ? 'another-form' : 'nothing' }
}

function fitOf<T>(value: unknown, schema: z.ZodType<T>) {
  const fit = schema.safeParse(value)
  if (fit.success) return fit
  const refused = fit.error.issues.slice(0, mostStarts).map(({ path }) => ['', ...path.map(String)].join('/'))
  return schema.safeParse(withoutNulls(value, refused))
}

/** Objects and arrays that stand in the text, not those inside others. */
function* valuesIn(text: string): Generator<unknown> {
  const all = parsed(text)
  if (all !== undefined) return yield all
  let starts = 0
  for (let at = nextStart(text, 0); at >= 0 && starts < mostStarts; starts++) {
    const end = endOf(text, at)
    const value = end === undefined ? undefined : parsed(text.slice(at, end))
    if (value !== undefined) yield value
    at = nextStart(text, value === undefined ? at + 1 : (end ?? at + 1))
  }
}

const nextStart = (text: string, from: number): number => {
  const found = /[{[]/g
  found.lastIndex = from
  return found.exec(text)?.index ?? -1
}

/** Behind the bracket that closes the one at this place, letter by letter; brackets inside strings do not count. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0
  let isText = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isText && letter === '\\') at++
    else if (letter === '"') isText = !isText
    else if (!isText && (letter === '{' || letter === '[')) depth++
    else if (!isText && (letter === '}' || letter === ']') && --depth === 0) return at + 1
  }
  return undefined
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
