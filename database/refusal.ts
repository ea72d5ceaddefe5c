/** What an operator's own Postgres, or the pooler in front of it, has against us: nothing that time mends. */
import { cannotStart } from './cannot-start.ts'

type Refused = { isThis(error: Told): boolean; say(at: Address, error: Told): string; short: string }
type Told = { code: string; message: string }
type Address = { host: string; user: string; database: string }

/** PgBouncer gives everything one code, so its words count as well. */
const refusals: Refused[] = [
  {
    isThis: ({ message }) => /client password must be a string/.test(message),
    say: ({ host, user }) =>
      `The database server at ${host} wants a password of "${user}": put it into DATABASE_URL.`,
    short: 'The database wants a password.',
  },
  {
    isThis: ({ code, message }) =>
      code === '28P01' ||
      /password authentication failed|SASL authentication failed|no such user/.test(message),
    say: ({ host, user }) =>
      `The database server at ${host} refuses "${user}" with this password: look at both in DATABASE_URL.`,
    short: 'The database refuses our password.',
  },
  {
    isThis: ({ code, message }) =>
      code === '3D000' || /^no such database|database ".*" does not exist$/.test(message),
    say: ({ host, user, database }) =>
      `The database server at ${host} has no database "${database}": create database ${quoted(database)} owner ${quoted(user)}; makes one, and DATABASE_URL may name another.`,
    short: 'The database server has no such database.',
  },
  {
    isThis: ({ code, message }) => code.startsWith('28') || /^permission denied for database/.test(message),
    say: ({ host, user }, { message }) =>
      `The database server at ${host} does not let "${user}" in (${message}).`,
    short: 'The database does not let us in.',
  },
  {
    isThis: ({ message }) => /server does not support SSL/.test(message),
    say: ({ host }) =>
      `The database server at ${host} speaks without encryption only: leave sslmode out of DATABASE_URL, if the network between is yours.`,
    short: 'The database does not encrypt.',
  },
]

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

function findRefusal(error: unknown): { refused: Refused; told: Told } | undefined {
  if (!(error instanceof Error)) return undefined
  const told = { message: error.message, code: 'code' in error ? String(error.code) : '' }
  const refused = refusals.find(({ isThis }) => isThis(told))
  return refused && { refused, told }
}

/** One sentence for whoever has set the address; undefined when it is something else. */
export function refusalOf(error: unknown, url: string): Error | undefined {
  const found = findRefusal(error)
  if (!found) return undefined
  const { host, username, pathname } = new URL(url)
  const user = decodeURIComponent(username)
  const database = decodeURIComponent(pathname.slice(1)) || user
  return cannotStart(found.refused.say({ host, user, database }, found.told), error)
}

/** Fit for strangers. */
export const shortRefusal = (error: unknown): string | undefined => findRefusal(error)?.refused.short
