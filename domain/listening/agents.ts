import { own } from '#domain/own.ts'
import { agentPattern } from './agent-pattern.ts'

/** What a program calls itself, read by a list of patterns: an app, a browser, a library, or a machine that collects. */
export type AgentKind = 'app' | 'browser' | 'library' | 'bot'
export type AgentPattern = { kind: AgentKind; name: string; pattern: string }
type DevicePattern = { name: string; pattern: string; category: string }
export type AgentList = { agents: readonly AgentPattern[]; devices: readonly DevicePattern[] }

export type Agent = { app: string; device: string; isMachine: boolean }

const unknownApp = 'Unknown'
const deviceKinds = ['mobile', 'computer', 'smart_speaker', 'smart_tv', 'watch', 'car', 'other'] as const

/** An Apple Watch fetches once more what its telephone has: PTMG leaves it out. */
const watches = [/^atc\/.*watchOS/i, /^\(null\)\/\(null\) watchOS/i]
const shortest = 4
const longest = 400
const mostKept = 10_000
/** Who collects is named before who plays, and an app before the library that it is built on. */
const order: readonly AgentKind[] = ['bot', 'app', 'library', 'browser']

/** Agents that were seen are remembered: a list has hundreds of patterns. */
export function agentReader({ agents, devices }: AgentList): (agent: string) => Agent {
  const ordered = order.flatMap((kind) => agents.filter((each) => each.kind === kind)).flatMap(compiled)
  const kinds = devices.flatMap(compiled)
  const seen = new Map<string, Agent>()
  return (sent) => {
    const agent = sent.slice(0, longest)
    const known = seen.get(agent)
    if (known) return known
    const read = readAgent(agent, ordered, kinds)
    if (seen.size >= mostKept) seen.clear()
    seen.set(agent, read)
    return read
  }
}

type Compiled<Pattern> = Pattern & { fits: (agent: string) => boolean }

/** A pattern that cannot be read is one less. */
function compiled<Pattern extends { pattern: string }>(each: Pattern): Compiled<Pattern>[] {
  const fits = agentPattern(each.pattern)
  return fits ? [{ ...each, fits }] : []
}

function readAgent(
  agent: string,
  agents: readonly Compiled<AgentPattern>[],
  devices: readonly Compiled<DevicePattern>[],
): Agent {
  const category = devices.find(({ fits }) => fits(agent))?.category
  const device = deviceKinds.find((kind) => kind === category) ?? 'other'
  if (watches.some((watch) => watch.test(agent)))
    return { app: 'Apple Watch', device: 'watch', isMachine: true }
  const found = agents.find(({ fits }) => fits(agent))
  const isMachine = agent.length < shortest || found?.kind === 'bot' || found?.kind === 'library'
  return { app: plain(found?.name ?? unknownApp), device: device.replace('_', '-'), isMachine }
}

const plain = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .toWellFormed()
    .trim() || unknownApp

/** What somebody else publishes as a list, if it is one; names and patterns are texts of bounded length. */
export function readPatterns(json: unknown, kind: AgentKind): AgentPattern[] | undefined {
  return entriesOf(json)?.map(({ name, pattern }) => ({ kind, name, pattern }))
}

export function readDevices(json: unknown): DevicePattern[] | undefined {
  return entriesOf(json)?.map(({ name, pattern, category }) => ({ name, pattern, category }))
}

const mostEntries = 5000
const longestPattern = 2000

function entriesOf(json: unknown): DevicePattern[] | undefined {
  const list = isRecord(json) && !Array.isArray(json) ? own(json, 'entries') : json
  if (!Array.isArray(list) || list.length === 0 || list.length > mostEntries) return undefined
  const entries = list.flatMap((each: unknown) => entryOf(each) ?? [])
  return entries.length === list.length ? entries : undefined
}

function entryOf(each: unknown): DevicePattern | undefined {
  if (!isRecord(each)) return undefined
  const { name, pattern, category = '' } = each
  const areTexts = typeof name === 'string' && typeof pattern === 'string' && typeof category === 'string'
  if (!areTexts || name === '' || pattern === '' || pattern.length > longestPattern) return undefined
  return { name: name.slice(0, 200), pattern, category }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
