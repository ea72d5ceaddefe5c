import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { changedOnPages } from '#domain/settings.ts'
import { createApp, type Dependencies } from '#server/app.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { createLog } from '#server/process/log.ts'
import type { printSite } from '#server/site/print-site.ts'
import { testSecretKey } from './secret-key-under-test.ts'

/** The origin that the tests' build of the site was made for. */
export const builtOrigin = 'http://localhost:3000'

export function testConfig(changes: Partial<Config> = {}): Config {
  const loaded = loadConfig({ SITE_ORIGIN: builtOrigin })
  if (!loaded.ok) throw new Error(loaded.faults.join('\n'))
  return { ...loaded.config, mode: 'production', ...changes }
}

/** Pages as they were built, and no others: whatever else is printed fails. */
export const asBuilt =
  (message: string): typeof printSite =>
  async (built, { settings }) => {
    if (Object.keys(changedOnPages(settings)).length > 0) throw new Error(message)
    return built
  }

/** The built product behind a port of its own; what it logs is kept. */
export async function startSite(changes: Partial<Dependencies> = {}, wantedPort = 0) {
  const lines: string[] = []
  const log = createLog(
    new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const database = { isReady: async (): Promise<true | string> => true }
  const app = await createApp({ config: testConfig(), database, secretKey: testSecretKey, log, ...changes })
  const server = http.createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    origin: `http://localhost:${port}`,
    port,
    build: app.build,
    lines,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
