import { type RestRefusal, refusals } from './rest-refusals.ts'

const table = '/rest/v1/podcast_requests'

/** What can be said before the body is read. Everything but the one insert ends here. */
export function refusalAtTheDoor(request: Request, anonymousKey: string): RestRefusal | undefined {
  const { method, headers, url } = request
  if (!hasKey(headers, anonymousKey)) return refusals.wrongKey
  if (!isTable(url)) return refusals.noSuchTable
  if (method === 'GET' || method === 'HEAD') return refusals.mayNotRead
  if (method === 'PATCH' || method === 'PUT' || method === 'DELETE') return refusals.mayNotChange
  if (method !== 'POST') return refusals.noSuchMethod
  return queryRefusal(url) ?? preferenceRefusal(headers) ?? contentRefusal(headers)
}

/** Clients send the key twice; whoever sends another token wants to be somebody else. */
function hasKey(headers: Headers, anonymousKey: string): boolean {
  const token = headers.get('authorization')
  return headers.get('apikey') === anonymousKey && (token === null || token === `Bearer ${anonymousKey}`)
}

/** The path as it was sent, without URL's tidying; nobody needs another spelling of it. */
function isTable(url: string): boolean {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return url.startsWith(table, start) && ['', '?'].includes(url.charAt(start + table.length))
}

/** supabase-js names the columns of an array: `?columns="website_url","email"`. */
export function columnsOf(url: string): string[] | undefined {
  const columns = new URL(url).searchParams.get('columns')
  return columns?.split(',').map((name) => /^"(.*)"$/.exec(name)?.[1] ?? name)
}

function queryRefusal(url: string): RestRefusal | undefined {
  if (!url.includes('?')) return undefined
  const names = [...new URL(url).searchParams.keys()]
  if (names.includes('select')) return refusals.mayNotRead
  if (names.includes('on_conflict')) return refusals.mayNotChange
  return names.every((name) => name === 'columns') && names.length <= 1 ? undefined : refusals.noSuchQuery
}

function preferenceRefusal(headers: Headers): RestRefusal | undefined {
  const prefer = headers.get('prefer') ?? ''
  if (/\bresolution\s*=/i.test(prefer)) return refusals.mayNotChange
  if (/\b(?:count|return)\s*=\s*(?!minimal\b)/i.test(prefer)) return refusals.mayNotRead
  const profile = headers.get('content-profile') ?? 'public'
  return profile === 'public' ? undefined : refusals.noSuchSchema
}

function contentRefusal(headers: Headers): RestRefusal | undefined {
  const isJson = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(
    headers.get('content-type') ?? '',
  )
  const isPlain = /^(?:identity)?$/i.test(headers.get('content-encoding') ?? '')
  if (!isJson || !isPlain) return refusals.onlyJson
  const ticket = headers.get('request-ticket')
  return ticket === null || /^[\w-]{22,64}$/.test(ticket) ? undefined : refusals.badTicket
}
