import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { startEmbedded } from '#database/embedded.ts'
import { requireFreePort } from '#server/process/listen.ts'
import { testSecretKeyText } from '#test/secret-key-under-test.ts'
import { testConfig } from '#test/site-under-test.ts'

export type RunningProduct = {
  child: ChildProcess
  origin: string
  databaseUrl: string
  stop(): Promise<void>
}

export const { anonymousKey } = testConfig()

/** The whole product as its operator starts it, with its own database in this folder or another's, and without limits. */
export async function runProduct(
  dataDir: string,
  roles = 'web,worker',
  further: NodeJS.Dict<string> = {},
): Promise<RunningProduct> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_ORIGIN: 'http://localhost:3000',
    SECRET_KEY: testSecretKeyText,
    RATE_LIMIT: 'off',
    ROLES: roles,
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...settings, ...further },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(child)
  // Its own runs: this only asks where.
  const databaseUrl = further.DATABASE_URL ?? (await startEmbedded(dataDir)).url
  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { child, origin: `http://127.0.0.1:${port}`, databaseUrl, stop }
}

/** What a visitor's browser does; false when it was not taken, for whatever reason. */
export async function asks(
  { origin }: RunningProduct,
  email: string,
  website_url = 'https://bakery.test',
): Promise<boolean> {
  const response = await fetch(`${origin}/rest/v1/podcast_requests`, {
    method: 'POST',
    headers: { apikey: anonymousKey, 'content-type': 'application/json' },
    body: JSON.stringify({ website_url, email, status: 'pending' }),
  }).catch(() => undefined)
  return response?.status === 201
}

/** Its log is read to the end, so that a full pipe does not slow it down. */
function untilReady(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.stdout?.on('data', (chunk) => String(chunk).includes('"event":"ready"') && resolve())
  child.once('exit', () => reject(new Error('The product does not start.')))
  return promise
}

/** Below those that a system hands out: several products that start at once never agree on one. */
let lastPort = 20_000

async function freePort(): Promise<number> {
  for (;;) {
    lastPort += 1
    const port = lastPort
    const isFree = await requireFreePort(port).then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
}
