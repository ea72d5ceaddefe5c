import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Load = { url: string; connections: number; seconds: number; headers?: Record<string, string> }
export type Measured = { perSecond: number; requests: number; p50: number; p99: number }

/** wrk posts requests of people who never come twice, and stops if any answer is not a 2xx. */
export async function insertLoad({ url, connections, seconds, headers = {} }: Load): Promise<Measured> {
  const script = path.join(await mkdtemp(path.join(tmpdir(), 'offmic-load-')), 'insert.lua')
  await writeFile(script, lua(crypto.randomUUID().slice(0, 8), headers))
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script]
  const { stdout } = await run('wrk', [...options, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
  }
}

const unitMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

function milliseconds(text = ''): number {
  const [, figure, unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(figure) * (unitMilliseconds[unit] ?? Number.NaN)
}

const lua = (run: string, headers: Record<string, string>) => `
local n = 0
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
wrk.headers["prefer"] = "return=minimal"
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
request = function()
  n = n + 1
  local body = string.format('{"website_url":"https://site-${run}-%d.example.com","email":"visitor-${run}-%d@example.com","status":"pending"}', n, n)
  return wrk.format(nil, nil, nil, body)
end
`
