import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Our server in a process of its own, as visitors meet it; its first line says where it listens. */
export async function startProduct() {
  const child = spawn(process.execPath, ['test/bench/serve.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return {
    origin: String(line).trim(),
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
