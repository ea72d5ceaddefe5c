import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, test } from 'node:test'
import { settingsWith } from '#domain/settings.ts'
import { testConfig } from '#test/site-under-test.ts'

const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')

const origin = 'https://offmic.test'
const facts = {
  kind: 'request-accepted',
  website: 'https://www.harbour-lane-bakery.test/about?ref=%3Cb%3E',
  requestedAt: new Date('2026-11-21T19:34:00Z'),
  stopToken: 'a'.repeat(64),
  origin,
  facts: {},
} as const
const { subject, html, text, stopAddress } = await writeLetter(facts, settingsWith())

describe('the confirmation', () => {
  test('says in both parts what was asked, when it comes, who asked and how to stop', () => {
    assert.equal(subject, 'We are making your episode about harbour-lane-bakery.test')
    assert.equal(stopAddress, `${origin}/stop/${facts.stopToken}`)
    for (const part of [text, html.replace(/<[^>]+>/g, '')]) {
      const words = part.replace(/\s+/g, ' ')
      assert.match(words, /podcast episode about harbour-lane-bakery\.test has begun/)
      assert.match(words, /by Monday at the latest/)
      assert.match(words, /somebody entered this address for harbour-lane-bakery\.test/)
      assert.match(words, /made by artificial intelligence/)
    }
    assert.ok(text.includes(stopAddress))
    assert.ok(html.includes(`href="${stopAddress}"`))
  })

  test('lists its steps one below the other in the plain part', () => {
    assert.equal(text.match(/^ ?\d\. /gm)?.length, 4)
  })

  test('links to our own pages alone and loads nothing', () => {
    const links = [...html.matchAll(/(?:href|src|url\()\s*=?\s*["']?(https?:[^"')\s]+)/g)].map(
      ([, link]) => link,
    )
    assert.ok(links.length > 0)
    for (const link of links) assert.ok(link?.startsWith(origin), `${link}`)
    assert.doesNotMatch(html, /<(?:img|script|link|iframe|form)\b/)
  })
})

const token = 'AbCdEfGhIjKlMnOpQrStUv'
const payload = '<script>alert(1)</script><img src=x onerror=alert(2)>'

describe('the letter with the episode', async () => {
  const episode = {
    show: `Harbour ${payload}`,
    title: `Bread ${payload}`,
    summary: ['One sentence.', `Two ${payload}`, 'Three.'],
    seconds: 312,
    token,
    isPreview: true,
  }
  const ready = await writeLetter({ ...facts, kind: 'episode-ready', facts: episode }, settingsWith())

  test('leads to the page of the episode, to a call and to deletion, in both parts', () => {
    for (const part of [ready.text, ready.html])
      for (const address of [
        `/listen/${token}`,
        `/listen/${token}/delete`,
        '/contact',
        `/stop/${facts.stopToken}`,
      ])
        assert.ok(part.includes(origin + address), address)
  })

  test('says that the voices are artificial, and that these are previews', () => {
    assert.match(ready.text.replace(/\s+/g, ' '), /made by artificial intelligence.*preview voices/)
  })

  test('shows what the website says as text', () => {
    assert.doesNotMatch(ready.html, /<script|<img src=x/)
    assert.ok(ready.html.includes('Bread &lt;script&gt;'))
    assert.ok(ready.subject.includes('Bread <script>'))
  })
})

describe('the letters to operators', () => {
  for (const kind of ['sign-in-link', 'invitation', 'new-start'] as const)
    test(`${kind} leads to our own address with its secret, in both parts, and offers no end of mail`, async () => {
      const operator = {
        kind,
        website: null,
        name: `Noor ${payload}`,
        origin,
        facts: { secret: 'S'.repeat(43) },
      } as const
      const letter = await writeLetter(operator, settingsWith())
      for (const part of [letter.text, letter.html])
        assert.ok(part.includes(`${origin}/studio/sign-in/${'S'.repeat(43)}`))
      assert.doesNotMatch(letter.html, /<script|<img src=x|\/stop\//)
      assert.equal(letter.stopAddress, undefined)
      for (const [link = ''] of letter.html.matchAll(/https?:\/\/[^"<\s]+/g))
        assert.ok(link.startsWith(origin) || link.startsWith('http://www.w3.org/'), link)
    })
})

test('no mark in anybody’s words turns a letter around', async () => {
  const turned = (text: string) => `\u202e${text}\u2066\u200f\u061c`
  const written = [
    await writeLetter(
      {
        ...facts,
        kind: 'request-failed',
        facts: { code: 'rejected', reason: turned('Your website says too little.') },
      },
      settingsWith(),
    ),
    await writeLetter(
      {
        ...facts,
        kind: 'episode-ready',
        facts: {
          title: turned('What a loaf does'),
          show: turned('Slow Bread'),
          summary: [turned('One.'), turned('Two.'), turned('Three.')],
          seconds: 60,
          isPreview: true,
          token: 'a'.repeat(22),
        },
      },
      settingsWith(),
    ),
  ]
  for (const { subject, html, text } of written)
    assert.doesNotMatch(subject + html + text, /\p{Bidi_Control}/u)
  assert.match(written[0]?.text ?? '', /Your website says too little\./)
  assert.match(written[1]?.subject ?? '', /What a loaf does/)
})
