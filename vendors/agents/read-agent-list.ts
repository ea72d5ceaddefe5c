/** The list of agents that podcast hosts keep together, from wherever it is published. */
import { type AgentKind, type AgentList, readDevices, readPatterns } from '#domain/listening/agents.ts'
import type { FetchPart } from '#vendors/web/web.ts'

const files = {
  bot: 'bots',
  app: 'apps',
  library: 'libraries',
  browser: 'browsers',
} as const satisfies Record<AgentKind, string>

type Read = { outcome: 'read'; list: AgentList } | { outcome: 'no-list'; reason: string }

/** `address` is the folder in which the files lie. Whole or not at all: half a list would count machines. */
export async function readAgentList(fetchPart: FetchPart, address: string): Promise<Read> {
  const folder = address.replace(/\/*$/, '/')
  const agents = []
  // The cast: keys of an object are texts to the compiler.
  for (const kind of Object.keys(files) as AgentKind[]) {
    const read = readPatterns(await jsonAt(fetchPart, `${folder}${files[kind]}.runtime.json`), kind)
    if (!read) return { outcome: 'no-list', reason: files[kind] }
    agents.push(...read)
  }
  const devices = readDevices(await jsonAt(fetchPart, `${folder}devices.runtime.json`))
  return devices ? { outcome: 'read', list: { agents, devices } } : { outcome: 'no-list', reason: 'devices' }
}

async function jsonAt(fetchPart: FetchPart, address: string): Promise<unknown> {
  const found = await fetchPart(address)
  if (found.outcome !== 'part') return undefined
  try {
    return JSON.parse(found.body.toString('utf8'))
  } catch {
    return undefined
  }
}
