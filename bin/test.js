import { existsSync } from 'node:fs'
import path from 'node:path'
import { fail, install, run, runWithPinnedNode, toolEnvironment } from './prepare.js'

/** Debian packages that the tests use, and where each shows that it is there. */
const needs = [
  { name: 'chromium', there: () => onPath('chromium') },
  { name: 'chromium-headless-shell', there: () => onPath('chromium-headless-shell') },
  { name: 'default-jre-headless', there: () => onPath('java') },
  { name: 'nginx-light', there: () => onPath('nginx') || existsSync('/usr/sbin/nginx') },
  { name: 'openssl', there: () => onPath('openssl') },
  { name: 'poppler-utils', there: () => onPath('pdftotext') },
  { name: 'ffmpeg', there: () => onPath('ffmpeg') && onPath('ffprobe') },
  { name: 'pgbouncer', there: () => existsSync('/usr/sbin/pgbouncer') },
  { name: 'postgresql-15', there: () => existsSync('/usr/lib/postgresql/15/bin/postgres') },
  { name: 'fonts-liberation', there: () => existsSync('/usr/share/fonts/truetype/liberation') },
]

const onPath = (program) =>
  process.env.PATH.split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))

async function installSystemPackages() {
  const missing = needs.filter(({ there }) => !there()).map(({ name }) => name)
  if (missing.length === 0) return
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (!onPath('apt-get'))
    fail(`The tests need ${missing.join(', ')} (Debian's names), and there is no apt-get to install them.`)
  if (process.getuid() !== 0) fail(`The tests need ${missing.join(', ')}: as root, run ${command}.`)
  const env = toolEnvironment({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
  for (const step of ['apt-get update', command]) {
    const code = await run(...split(step), { env })
    if (code !== 0) fail(`"${step}" failed: its output above says why.`)
  }
}

function split(command) {
  const [program, ...args] = command.split(' ')
  return [program, args]
}

const args = process.argv.slice(2)
await install({ everything: true })
if (!args.includes('--fast')) await installSystemPackages()
process.exit(await runWithPinnedNode('test/run.ts', ...args))
