import { promises as dns } from 'node:dns'

/** What stands in the DNS under a name; nothing where it does not answer. */
export type ReadTxt = (name: string) => Promise<string[]>

export const readTxtFrom =
  (servers?: readonly string[]): ReadTxt =>
  async (name) => {
    const resolver = new dns.Resolver({ timeout: 3000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const records = await resolver.resolveTxt(name).catch(() => [])
    return records.map((parts) => parts.join(''))
  }
