import { createServer } from 'node:net'

/** Below those that the system hands out by itself: what others open meanwhile never takes one of them. */
const [first, last] = [12_000, 32_000]

/** A port on which nothing listens, for whoever has to know it before they listen there. */
export async function freePort(): Promise<number> {
  const port = first + Math.floor(Math.random() * (last - first))
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
