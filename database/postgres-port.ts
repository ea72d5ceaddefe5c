import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'

/** The port of the last run, if free, so that an address held by a running process stays true over a crash. */
export async function lastPort(data: string): Promise<number | undefined> {
  const options = await readFile(path.join(data, 'postmaster.opts'), 'utf8').catch(() => '')
  const port = Number(/"-p" "(\d+)"/.exec(options)?.[1] ?? 0)
  return port ? freePort(port).catch(() => undefined) : undefined
}

export const freePort = (port = 0) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address() as AddressInfo // a TCP server that listens has one
      server.close(() => resolve(address.port))
    })
  })
