import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { startProduct } from './product.ts'
import { median, printTable } from './table.ts'

const run = promisify(execFile)
const rounds = 3
const nginxPort = 3901

/** wrk in turns against our process and against nginx with one worker, both sending the same files in gzip. */
export async function benchRequests() {
  const root = await mkdtemp(join(tmpdir(), 'offmic-nginx-'))
  await cp('build/client', root, { recursive: true })
  await chmod(root, 0o755) // nginx's worker is another account
  const pages = ['/branded-podcast', '/covers/bay-nine.svg']
  await using product = await startProduct()
  const nginx = await writeConfig(root, pages, product.origin).then(startNginx)
  try {
    await until(`http://127.0.0.1:${nginxPort}${pages[0]}`)
    const rows = []
    for (const path of pages) {
      const ours: number[] = []
      const theirs: number[] = []
      for (let round = 0; round < rounds; round++) {
        theirs.push(await requestsPerSecond(`http://127.0.0.1:${nginxPort}${path}`))
        ours.push(await requestsPerSecond(`${product.origin}${path}`))
      }
      rows.push([
        path,
        Math.round(median(ours)),
        Math.round(median(theirs)),
        (median(ours) / median(theirs)).toFixed(2),
      ])
    }
    printTable(['file', 'ours, requests/s', 'nginx, requests/s', 'ratio'], rows)
  } finally {
    nginx.kill('SIGQUIT')
  }
}

async function requestsPerSecond(url: string) {
  const { stdout } = await run('wrk', ['-t1', '-c50', '-d5s', '-H', 'accept-encoding: gzip', url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

async function writeConfig(root: string, pages: readonly string[], ourOrigin: string) {
  const locations = []
  for (const path of pages) {
    const response = await fetch(ourOrigin + path, { headers: { 'accept-encoding': 'gzip' } })
    const file = path.includes('.') ? path : `${path}/index.html`
    const body = Buffer.from(await response.arrayBuffer())
    await writeFile(join(root, file), body)
    await writeFile(join(root, `${file}.gz`), zlib.gzipSync(body, { level: 9 }))
    const skipped = /^(content-(type|length|encoding)|date|connection|keep-alive|etag|vary)$/
    const headers = [...response.headers].filter(([name]) => !skipped.test(name))
    const lines = headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n')
    locations.push(`location = ${path} { try_files ${file} =404; default_type text/html; ${lines} }`)
  }
  const config = join(root, 'nginx.conf')
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
server { listen 127.0.0.1:${nginxPort}; root ${root}; gzip_static on; ${locations.join('\n')} } }`,
  )
  return resolve(config)
}

const startNginx = (config: string) => spawn('nginx', ['-c', config], { stdio: 'ignore' })

async function until(url: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not answer.`)
}
