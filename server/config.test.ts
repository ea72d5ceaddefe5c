import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { type Config, loadConfig } from './config.ts'

const checkout = await mkdtemp(path.join(tmpdir(), 'offmic-config-'))
after(() => rm(checkout, { recursive: true }))

test('everything has a working default', () => {
  const config = configOf({})
  assert.equal(config.port, 3000)
  assert.equal(config.siteOrigin, 'http://localhost:3000')
  assert.deepEqual([...config.roles], ['web', 'worker'])
  assert.equal(config.mode, 'production')
  assert.equal(config.databaseUrl, undefined)
  assert.deepEqual(config.environment, {})
})

test('the public address follows the port', () => {
  assert.equal(configOf({ PORT: '8080' }).siteOrigin, 'http://localhost:8080')
  assert.equal(configOf({ SITE_ORIGIN: 'https://Example.com/' }).siteOrigin, 'https://example.com')
})

test('a data folder is meant from the checkout on', () => {
  assert.equal(configOf({ DATA_DIR: 'elsewhere' }).dataDir, path.join(checkout, 'elsewhere'))
  assert.equal(configOf({ DATA_DIR: '/srv/offmic' }).dataDir, '/srv/offmic')
})

test('all faults are named at once, and no value with them', () => {
  const faults = faultsOf({
    PORT: '70000',
    SITE_ORIGIN: 'https://example.com/path',
    LISTEN_ON: 'localhost',
    DATABASE_URL: 'mysql://offmic:secret@db/offmic',
    ROLES: 'web,cook',
    SMTP_URL: 'mail.example.com:secret',
    CHECKOUT_STARTER_URL: 'http://pay.example.com',
    SCHEDULER_URL: 'nonsense',
  })
  assert.deepEqual(
    faults.map((fault) => fault.split(' ', 1)[0]),
    [
      'PORT',
      'LISTEN_ON',
      'SITE_ORIGIN',
      'DATABASE_URL',
      'ROLES',
      'SMTP_URL',
      'CHECKOUT_STARTER_URL',
      'SCHEDULER_URL',
    ],
  )
  assert.doesNotMatch(faults.join(), /secret|70000|nonsense/)
})

for (const port of ['0', '65536', '-1', '3e3', '3000.5', ' ', 'abc', '٣٠٠٠'])
  test(`PORT=${JSON.stringify(port)} is ${port.trim() ? 'refused' : 'not set'}`, () =>
    assert.equal(loadConfig({ PORT: port }, checkout).ok, port.trim() === ''))

for (const origin of [
  'localhost:3000',
  'ftp://example.com',
  'https://user:word@example.com',
  'https://a.b?c',
])
  test(`SITE_ORIGIN=${origin} is refused`, () => assert.equal(faultsOf({ SITE_ORIGIN: origin }).length, 1))

test('two packages never share a checkout page', () => {
  const same = 'https://pay.example.com/offmic'
  assert.deepEqual(faultsOf({ CHECKOUT_STARTER_URL: same, CHECKOUT_EXPERT_URL: same }), [
    'CHECKOUT_STARTER_URL and CHECKOUT_EXPERT_URL must differ from each other.',
  ])
})

test('.env counts where the environment is silent', async () => {
  await writeEnvFile('# where\nexport PORT = 4100\nROLES="web"\n\nSMTP_URL=smtp://mail.example.com # ours\n')
  assert.equal(configOf({}).port, 4100)
  assert.deepEqual([...configOf({}).roles], ['web'])
  assert.equal(configOf({}).smtpUrl, 'smtp://mail.example.com')
  assert.equal(configOf({ PORT: '4200' }).port, 4200)
})

test('each line of .env that cannot be read is named by its number, never by its content', async () => {
  await writeEnvFile('PORT=4100\nDATABASE_URL postgres://secret\nROLES="web\n\u0000\u0001\ufffd\n')
  assert.deepEqual(
    faultsOf({}),
    [2, 3, 4].map((line) => `.env line ${line} is not of the form NAME=value.`),
  )
})

function configOf(env: NodeJS.Dict<string>): Config {
  const loaded = loadConfig(env, checkout)
  assert(loaded.ok)
  return loaded.config
}

function faultsOf(env: NodeJS.Dict<string>): string[] {
  const loaded = loadConfig(env, checkout)
  assert(!loaded.ok)
  return loaded.faults
}

async function writeEnvFile(text: string): Promise<void> {
  await writeFile(path.join(checkout, '.env'), text)
  after(() => rm(path.join(checkout, '.env'), { force: true }))
}
