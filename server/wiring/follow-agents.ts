import type pg from 'pg'
import { renewAgents } from '#operations/listening/renew-agents.ts'
import type { Config } from '#server/config.ts'
import { eachSecond } from '#server/process/each-second.ts'
import type { Log } from '#server/process/log.ts'
import { openWeb } from '#vendors/web/open-web.ts'

type Wanted = { config: Pick<Config, 'agentList' | 'siteOrigin'>; pool: pg.Pool; log: Log }

/** Reads the list of programs that ask for sound, where somebody has said where it is. Returns what ends it. */
export function followAgents({ config: { agentList, siteOrigin }, pool, log }: Wanted): () => Promise<void> {
  if (!agentList) return async () => {}
  const { fetchPart } = openWeb({ siteOrigin })
  return eachSecond({
    async work() {
      const programs = await renewAgents(pool, fetchPart, agentList)
      if (programs !== undefined) log.info({ event: 'agents-read', programs })
    },
    failing: 'agents-not-read',
    log,
    everyMilliseconds: 3_600_000,
  })
}
