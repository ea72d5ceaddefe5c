/** Addresses that ask for more than people do: in memory alone, and for an hour. */
type Asked = { client: string; agent: string; episode: number; at: number }
type Seen = { episodes: Set<number>; agents: Set<string> }

const hour = 3_600_000
const mostEpisodes = 60
/** A whole office shares an address; a program that gives itself names does not stop at this. */
const mostAgents = 100
const mostClients = 100_000

export function watchCrowds(): (asked: Asked) => boolean {
  let [current, seen] = [0, new Map<string, Seen>()]
  return ({ client, agent, episode, at }) => {
    const started = Math.floor(at / hour)
    if (started !== current || seen.size > mostClients) [current, seen] = [started, new Map()]
    const asked = seen.get(client) ?? { episodes: new Set(), agents: new Set() }
    seen.set(client, asked)
    if (asked.episodes.size <= mostEpisodes) asked.episodes.add(episode)
    if (asked.agents.size <= mostAgents) asked.agents.add(agent.slice(0, 400))
    return asked.episodes.size > mostEpisodes || asked.agents.size > mostAgents
  }
}
