import assert from 'node:assert/strict'
import { after, describe, mock, test } from 'node:test'
import { unfit } from '#content/unfit.ts'
import { sessionCookie } from '#domain/operator.ts'
import { openSession } from '#operations/open-session.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aBriefOfferedEpisode, aFolder } from '#test/desk-under-test.ts'
import { allRoutes, filledWith, studioActions } from '#test/routes-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const dataDir = await aFolder()
const config = testConfig({ dataDir, trustedProxies: 1 })
const site = await startSite({ database: { isReady: async () => true, pool }, config })
after(() => site[Symbol.asyncDispose]())
const episode = await aBriefOfferedEpisode(pool, folderStorage(`${dataDir}/media`))
const complaints = mock.method(console, 'error', () => {})

const { operator } = await anOperator(pool)
/** Somebody who has followed a link and has not shown a second factor; and somebody who is signed in. */
const halfway = async () => `${sessionCookie}=${await openSession(pool, operator.id, { isConfirmed: false })}`
const signedIn = async () => (await anOperator(pool)).cookie

const addresses = (function* () {
  for (let each = 0; ; each++) yield `198.51.${(each >> 8) & 255}.${each & 255}` // nobody tries too often
})()
type Sent = { cookie: string; body?: BodyInit; headers?: Record<string, string> }

async function ask(path: string, { cookie, body, headers = {} }: Sent) {
  // Packing and unpacking thousands of pages would take longer than writing them.
  const plain = { 'accept-encoding': 'identity', ...fromOurPage }
  const from = { cookie, 'x-forwarded-for': addresses.next().value ?? '', ...plain }
  const post = body === undefined ? {} : { method: 'POST', body }
  const answer = await fetch(site.origin + path, {
    ...post,
    redirect: 'manual',
    headers: { ...from, ...headers },
  })
  return { status: answer.status, text: await answer.text() }
}

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const aFile = () => {
  const form = new FormData()
  form.set('email', new Blob(['ada@bakery.test']), 'ada.txt')
  return form
}
const noForms: [what: string, body: () => BodyInit, headers?: Record<string, string>][] = [
  ['JSON', () => '{"deed":"hold"}', { 'content-type': 'application/json' }],
  ['plain text', () => 'deed=hold', { 'content-type': 'text/plain' }],
  ['bytes', () => new Uint8Array([1, 2, 3]), { 'content-type': 'application/octet-stream' }],
  ['no type at all', () => new Uint8Array([1, 2, 3])],
  ['a type that is none', () => 'deed=hold', { 'content-type': ';;;' }],
  ['parts without a boundary', () => part('deed', 'hold'), { 'content-type': 'multipart/form-data' }],
  ['parts that end in the middle', () => part('deed', 'hold').slice(0, -6), multipart],
  ['parts without an end', () => part('deed', 'hold'), multipart],
  ['parts without names', () => '--x\r\n\r\nhold\r\n--x--\r\n', multipart],
  ['nothing but an end', () => '--x', multipart],
  ['a file', aFile],
  ['a NUL', () => new URLSearchParams({ deed: 'ho\0ld', email: 'ada\0@bakery.test' })],
  ['a NUL in a name', () => new URLSearchParams({ 'de\0ed': 'hold' })],
  ['a NUL in a part', () => `${part('name', 'a\0b')}--x--\r\n`, multipart],
]

describe('what is no form', () => {
  for (const { path, posts } of studioActions)
    for (const [who, cookieOf] of [
      ['somebody signed in', signedIn],
      ['somebody halfway', halfway],
    ] as const)
      test(`is answered 400 with a sentence at ${path}, to ${who}`, async () => {
        if (cookieOf === halfway && !path.startsWith('/studio/sign-')) return
        const cookie = await cookieOf()
        for (const [what, body, headers] of noForms)
          for (const address of posts(episode)) {
            const sent = { cookie, body: body(), ...(headers && { headers }) }
            const answer = await ask(address, sent)
            assert.equal(answer.status, 400, `${what} to ${address}`)
            assert.ok(
              [unfit.form, unfit.characters].some((sentence) => answer.text.includes(sentence)),
              what,
            )
          }
      })
})

/** What somebody types into an address bar to see what happens. */
const odd = [
  '-'.repeat(36),
  '99999999999',
  '99999999999999999999',
  '-1',
  '1e9',
  '1.5',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  ' ',
  "'",
  'null',
  '\u202e',
  'x'.repeat(3000),
  '{"a":1}',
]
const oddBytes = ['%00', 'a%00b', '%FF', '%ED%A0%80', '%F0%9F', '%C0%AF']

describe('odd words', async () => {
  const cookie = await signedIn()
  const all = [...odd.map((word) => encodeURIComponent(word)), ...oddBytes]

  for (const { path, fields } of allRoutes.filter(({ hasLoader }) => hasLoader))
    test(`are no fault of ours at ${path}`, async () => {
      const addresses = all.flatMap((word) => {
        const search = fields.map((field) => `${field}=${word}`).join('&')
        const filled = [path.replaceAll(/:\w+/g, word), filledWith(path, episode)]
        return filled.flatMap((each) => [`${each}?${search}`, `${each}.data?${search}`])
      })
      for (const address of new Set(addresses))
        assert.ok((await ask(address, { cookie })).status < 500, address)
    })

  for (const { path, posts, fields } of studioActions)
    test(`are no fault of ours in a form for ${path}`, async () => {
      const choices = [
        'edit',
        'approve',
        'reject',
        'stop',
        'invite',
        'role',
        'remove',
        'end',
        'passkey',
        'codes',
      ]
      for (const word of odd) {
        const cookie = await signedIn() // one of the actions signs out
        for (const choice of [word, ...choices]) {
          const typed = Object.fromEntries(fields.map((field) => [field, word]))
          const body = new URLSearchParams({ ...typed, deed: choice, intent: choice })
          const { status } = await ask(posts(episode)[1], { cookie, body })
          assert.ok(status < 500, `${path} ${choice} ${word}: ${status}`)
        }
      }
    })

  test('are no fault of ours at any other door', async () => {
    for (const word of all) {
      for (const path of [
        `/${word}`,
        `/media/${word}/${word}`,
        `/studio/preview/${word}/`,
        `/studio/episodes/${word}/episode.mp3?v=${word}`,
        `/studio/episodes/${episode}/sentences/${word}.wav?v=${word}`,
        `/studio/.data?_routes=${word}`,
      ])
        assert.ok((await ask(path, { cookie })).status < 500, path)
      for (const path of [
        `/listen/${word}/delete`,
        `/stop/${word}`,
        `/rest/v1/podcast_requests?columns=${word}`,
      ])
        assert.ok((await ask(path, { cookie, body: word })).status < 500, path)
    }
  })
})

describe('an answer of an authenticator that is none', () => {
  const id = 'a'.repeat(43)
  const answers = [
    '{}',
    '[]',
    'null',
    '"x"',
    '{"id":"\\u0000","response":{}}',
    '{"id":"\\ud800","response":{}}',
    `{"id":"${id}","response":null}`,
    `{"id":"${id}","rawId":"${id}","type":"public-key","response":{"clientDataJSON":5}}`,
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: Buffer.from('{"type":"webauthn.get","challenge":"a\\u0000b"}').toString('base64url'),
        authenticatorData: 'AA',
        signature: 'AA',
        attestationObject: 'AA',
      },
    }),
    '{"id":"__proto__","response":{"__proto__":{}}}',
  ]
  for (const [path, cookieOf] of [
    ['/studio/sign-in', async () => ''],
    ['/studio/sign-in/check', halfway],
    ['/studio/sign-in/set-up', halfway],
    ['/studio/account', signedIn],
  ] as const)
    test(`is refused at ${path}`, async () => {
      for (const answer of answers) {
        const body = new URLSearchParams({ intent: 'passkey', answer, name: 'Key' })
        const { status } = await ask(`${path}.data`, { cookie: await cookieOf(), body })
        assert.equal(status, 403, answer)
      }
    })
})

test('a version that no number names is answered 400 with a sentence', async () => {
  const cookie = await signedIn()
  for (const path of [
    '/studio/settings?restore=99999999999',
    '/studio/settings/versions?older=1.5&newer=1',
  ]) {
    const { status, text } = await ask(path, { cookie })
    assert.equal(status, 400)
    assert.ok(text.includes(unfit.number))
  }
})

test('nothing of it left a stack in the log', () => {
  assert.deepEqual(
    site.lines.filter((line) => /"level":"(?:error|warn)"|"stack"/.test(line)),
    [],
  )
  const said = complaints.mock.calls.map(({ arguments: [what] }) => String(what))
  assert.deepEqual(
    said.filter((what) => !what.includes('ExperimentalWarning')), // Node's, about its own cryptography
    [],
  )
})
