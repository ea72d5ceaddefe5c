import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import PostalMime from 'postal-mime'
import { brandIn } from '#content/brand.ts'
import { settingsWords } from '#content/studio-settings.ts'
import { botName } from '#domain/bot-name.ts'
import { defaults, settingsWith } from '#domain/settings.ts'
import { checkSettings } from '#operations/check-settings.ts'
import { socialCardSvg } from '#pictures/cards/social-card.ts'
import { assertHarmless, assertWellFormed } from '#pictures/svg-assertions.ts'
import { openSite } from '#server/site/built-site.ts'
import { printSite } from '#server/site/print-site.ts'
import { securityOf } from '#server/site/security-headers.ts'
import { openMail } from '#server/wiring/post-office.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { testConfig } from '#test/site-under-test.ts'
import { readFromOutbox } from '#vendors/mail/outbox-folder.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-brand-'))
after(() => rm(dataDir, { recursive: true }))
const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')
const origin = 'https://offmic.test'
const id = '00000000-0000-4000-8000-000000000050'

const names = [
  ...hostileTexts,
  '🎙️ Über 👩‍👩‍👧 FM',
  'مرحبا بالعالم',
  'שלום',
  '日本語のラジオ',
  'a\r\nBcc: evil@example.com',
  'a\nSubject: evil',
  'Evil" <evil@example.com>, "B',
  'evil@example.com',
  '=?utf-8?B?ZXZpbA==?=',
  '../../etc/passwd',
  'a\0b',
  '\u202egnp.exe',
  'Z\u0334\u0322\u031Ba\u0337l\u0334go',
  '__proto__',
  'constructor',
  ' A '.repeat(100),
  '…',
  '🎙️',
  '   ',
  '',
]

/** One sentence, or what is kept. */
function askedFor(name: string) {
  const { settings, faults } = checkSettings({ 'brand.name': name }, defaults)
  const fault = faults['brand.name']
  assert.deepEqual(Object.keys(faults), fault ? ['brand.name'] : [])
  return fault ? { said: settingsWords.faultSentences[fault] } : { kept: settings }
}

const operatorLetter = {
  kind: 'sign-in-link',
  website: null,
  name: 'Ines',
  origin,
  facts: { secret: 's'.repeat(43) },
} as const
const requestLetter = {
  kind: 'request-accepted',
  website: 'https://harbour-lane-bakery.test',
  requestedAt: new Date('2026-11-21T19:34:00Z'),
  stopToken: 'a'.repeat(64),
  origin,
  facts: {},
} as const

describe('a name that means no good', () => {
  for (const name of names)
    test(`is refused in a sentence or is text: ${JSON.stringify(name).slice(0, 70)}`, async () => {
      const { said, kept } = askedFor(name)
      if (said !== undefined) return assert.match(said, /^[A-Z][^.]*\.(?: [A-Z].*\.)?$/)
      const settings = settingsWith(kept)
      const brand = brandIn(settings)
      assert.ok(brand.name.length <= 40 && /^[^\p{Cc}\u2028\u2029\u202a-\u202e]*$/u.test(brand.name))
      assert.match(botName(brand.name), /^[A-Za-z0-9]{1,60}Bot$/)
      await asMail(settings, brand.name)
      const sound = { levels: [1, 0.5], inks: 'qa' }
      const card = await socialCardSvg({ title: brand.name, kicker: brand.name, sound, brand })
      assertWellFormed(card.replaceAll(/ transform="[^"]*"/g, ''))
      assertHarmless(card)
    })

  test('and where nothing of it is kept, the name is the one that the product came with', () => {
    for (const name of ['', '   ', 'Offmic']) assert.deepEqual(askedFor(name).kept, {})
  })
})

/** No encoded word, which would be read as something else. */
const literal = (text: string) => text.replaceAll('=?', '= ?')

/** Letters that carry it lead nowhere else, come from one sender, and have no header that it has made. */
async function asMail(settings: ReturnType<typeof settingsWith>, name: string) {
  const mail = openMail({ ...testConfig({ dataDir }) }, { number: 1, settings })
  for (const facts of [operatorLetter, requestLetter]) {
    const { subject, html, text } = await writeLetter(facts, settings)
    assert.doesNotMatch(html, /<(?:script|img|svg|iframe|object|embed|base|link|form|input|video|audio)\b/i)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    for (const link of links) assert.ok(link?.startsWith(origin), `${link}`)
    await mail.send({ id, to: 'ada@bakery.test', subject, html, text, date: new Date(0), pictures: [] })
    const letter = await PostalMime.parse(
      (await readFromOutbox(path.join(dataDir, 'outbox'), `${id}.eml`)) ?? new Uint8Array(),
    )
    assert.deepEqual([letter.from?.address, letter.from?.name], ['hello@offmic.example', literal(name)])
    assert.deepEqual(
      letter.to?.map(({ address }) => address),
      ['ada@bakery.test'],
    )
    assert.equal(letter.bcc ?? letter.cc, undefined)
    assert.equal(letter.subject, literal(subject))
  }
}

test('the whole site is printed with the worst that is kept, and nothing of it runs', async () => {
  const worst = names.filter((name) => askedFor(name).kept).find((name) => /<script/i.test(name)) ?? ''
  const { kept } = askedFor(worst)
  assert.ok(kept && Object.keys(kept).length === 1, worst)
  const config = testConfig()
  const security = securityOf(config)
  const built = await openSite(`${config.checkout}/build`, security)
  const printed = await printSite(built, {
    settings: settingsWith(kept),
    security,
    origin: config.siteOrigin,
  })
  const scripts = (text: string) => text.match(/<script\b/gi)?.length
  for (const [address, { forms, isPage }] of printed.files) {
    const [now, before] = [forms, built.files.get(address)?.forms].map((form) => String(form?.identity.body))
    if (isPage) assert.equal(scripts(now ?? ''), scripts(before ?? ''), address)
    else if (/\.(?:xml|svg)$/.test(address)) assert.doesNotMatch(now ?? '', /<script/i, address)
  }
})
