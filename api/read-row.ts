import { isKeepable } from '#domain/keepable.ts'
import { type RestRefusal, refusals, unknownColumn } from './rest-refusals.ts'

type Row = { website_url: string; email: string; source: string | null }
type Reading = { row: Row } | { refusal: RestRefusal }

const columns = ['website_url', 'email', 'status', 'source']

/** One row from the body. `wanted` is PostgREST's list of the columns that count; without it all of them do. */
export function readRow(body: string, wanted: readonly string[] | undefined): Reading {
  const members = readMembers(body)
  if (!members) return { refusal: refusals.noJson }
  if (members === 'several') return { refusal: refusals.oneAtATime }
  const stranger = [...Object.keys(members), ...(wanted ?? [])].find((name) => !columns.includes(name))
  if (stranger !== undefined) return { refusal: unknownColumn(stranger) }
  if (!Object.values(members).every(isText)) return { refusal: refusals.onlyText }
  if (countColons(body) > Object.keys(members).length) return { refusal: refusals.namedTwice }
  const { website_url, email, status, source }: Members = wanted
    ? Object.fromEntries(Object.entries(members).filter(([name]) => wanted.includes(name)))
    : members
  if (status !== undefined && status !== 'pending') return { refusal: refusals.onlyPending }
  if (source !== undefined && source !== null && source !== 'create-free-episode')
    return { refusal: refusals.badSource }
  if (typeof website_url !== 'string') return { refusal: refusals.noWebsite }
  if (typeof email !== 'string') return { refusal: refusals.noEmail }
  return { row: { website_url, email, source: source ?? null } }
}

type Members = { [name: string]: unknown }

/** An object, or supabase-js's array with one. */
function readMembers(body: string): Members | 'several' | undefined {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return undefined
  }
  if (Array.isArray(value) && value.length > 1) return 'several'
  const only: unknown = Array.isArray(value) ? value[0] : value
  return typeof only === 'object' && only !== null && !Array.isArray(only) ? (only as Members) : undefined // looked at just now
}

/** What else is odd, the rules of the fields see. */
const isText = (value: unknown) => value === null || (typeof value === 'string' && isKeepable(value))

/** JSON.parse says nothing about a name that comes twice; an object of texts has one colon for each name. */
const countColons = (body: string) => body.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1
