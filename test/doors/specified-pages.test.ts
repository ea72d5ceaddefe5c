import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { articleHeads } from '#content/articles/articles.ts'
import { brandIn } from '#content/brand.ts'
import { voiceCloning } from '#content/facts.ts'
import { founderOf, operatorIn } from '#content/operator.ts'
import { packages } from '#content/packages.ts'
import { threeSteps, timeline } from '#content/process.ts'
import { serviceCards } from '#content/service-cards.ts'
import { settingsWith } from '#domain/settings.ts'
import { startSite } from '#test/site-under-test.ts'
import { assertInOrder, assertSays, mainWords, plain } from '#test/words-on-page.ts'

let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite()
})
after(() => site[Symbol.asyncDispose]())

const htmlOf = async (path: string) => (await fetch(site.origin + path)).text()
const wordsOf = async (path: string) => mainWords(await htmlOf(path))

describe('/how-it-works', () => {
  test('shows six services, three steps with details, and seven numbered steps with their durations', async () => {
    const words = await wordsOf('/how-it-works')
    assertSays(
      words,
      serviceCards.map(({ title }) => title),
    )
    assertSays(
      words,
      threeSteps.map(({ title }) => title),
    )
    assertInOrder(
      words,
      timeline.map(({ title }) => title),
    )
    assert.deepEqual(
      timeline.map(({ step, title, timeline: duration }) => `${step} ${title}, ${duration}`),
      [
        '1 Onboarding form, Right after booking',
        '2 Podcast draft, 3-5 days',
        '3 Draft approval, 1-2 days',
        '4 First-episode production, 3-5 days',
        '5 First-episode approval, 1-2 days',
        '6 Full production and rollout, 2-3 weeks',
        '7 Ongoing delivery, Every month',
      ],
    )
    assertSays(words, [
      '3-5 days',
      '1-2 days',
      '2-3 weeks',
      'name',
      'cover design',
      'first 10 episode titles',
    ])
  })

  test('ends with a button to the packages on the home page', async () => {
    const html = await htmlOf('/how-it-works')
    const links = [
      ...html.slice(html.indexOf('<main'), html.indexOf('</main>')).matchAll(/<a [^>]*href="([^"]+)"/g),
    ]
    assert.equal(links.at(-1)?.[1], '/#service-packages')
  })
})

test('/about shows a mission, four values and the founder’s experience', async () => {
  const words = await wordsOf('/about')
  assertSays(words, [
    'mission',
    'Excellence',
    'Partnership',
    'Innovation',
    'Passion',
    founderOf(settingsWith()).name,
    '13+ years',
  ])
})

test('/pricing lists the packages with their prices in USD, fees, contents and notes', async () => {
  const words = await wordsOf('/pricing')
  assertInOrder(
    words,
    packages(settingsWith()).map(({ name }) => name),
  )
  assert.deepEqual(
    packages(settingsWith()).map(({ name, mainPrice, setupFee, popular }) => [
      name,
      mainPrice,
      setupFee,
      popular,
    ]),
    [
      ['Starter', '$250', '$1,500', false],
      ['Expert Plan', '$500', '$1,500', true],
      ['Authority Boost', '$2,500', '$1,900', false],
    ],
  )
  for (const { mainPrice, setupFee, features, buttonText } of packages(settingsWith()))
    assertSays(words, [mainPrice, setupFee, buttonText, ...features])
  assertSays(words, [
    '8 custom setup episodes',
    '1 episode per month',
    '10 setup episodes',
    '4 episodes per month',
    'Most popular',
  ])
  assertSays(words, [
    'One clip per episode',
    'Audiograms',
    'Blog text per episode',
    'Newsletter text per episode',
    'monthly retainer',
  ])
  assertSays(words, [
    voiceCloning(settingsWith()),
    '30 minutes of audio',
    '10 stock',
    '72 hours',
    'cancel',
    'USD',
    'one-time',
  ])
  const html = await htmlOf('/pricing')
  for (const { id } of packages(settingsWith()))
    assert.match(html, new RegExp(`<a [^>]*href="/checkout/${id}"`))
})

test('/why-podcast shows three tiers in order, each with its own checkout in a new tab', async () => {
  const html = await htmlOf('/why-podcast')
  assertInOrder(plain(html.slice(html.indexOf('<main'))), [
    'Content Only',
    'Content + Distribution',
    'Authority Boost',
  ])
  const checkouts = [...html.matchAll(/<a [^>]*href="(\/checkout\/[a-z]+)"[^>]*>/g)]
  assert.deepEqual(
    new Set(checkouts.map(([, href]) => href)),
    new Set(packages(settingsWith()).map(({ id }) => `/checkout/${id}`)),
  )
  for (const [tag] of checkouts) assert.match(tag, /target="_blank"/)
})

test('/terms state the specified rules', async () => {
  const words = await wordsOf('/terms')
  assertSays(words, [
    'German law',
    '30 days',
    'e-mail',
    'customer portal',
    'end of the current billing period',
    'access to new productions',
  ])
  assertSays(words, ['keeps all', 'automatic distribution', 'setup fee', 'first month', 'Example data'])
})

test('/imprint and /privacy are built from the operator’s record and say that it is an example', async () => {
  const { company, street, vatId, registerNumber, responsiblePerson, hosting } = operatorIn(settingsWith())
  assertSays(await wordsOf('/imprint'), [
    company,
    street,
    vatId,
    registerNumber,
    responsiblePerson,
    'Example data',
  ])
  assertSays(await wordsOf('/privacy'), [
    company,
    'podcast-website',
    `${brandIn(settingsWith()).storagePrefix}-guide-timer`,
    hosting.split(',')[0] ?? '',
    'Example data',
  ])
})

describe('the blog', () => {
  test('lists its articles with month and year, title, teaser and Read more', async () => {
    const words = await wordsOf('/blog')
    assert.ok(articleHeads.length >= 4)
    assertSays(words, ['Blog & Insights', 'January 2025', 'March 2024', 'January 2024'])
    for (const { title, teaser } of articleHeads) assertSays(words, [title, teaser])
    assert.equal([...(await htmlOf('/blog')).matchAll(/>Read more</g)].length, articleHeads.length)
  })

  test('dates the articles as specified and credits the team', async () => {
    const dates = Object.fromEntries(articleHeads.map(({ slug, published }) => [slug, published]))
    assert.equal(dates['podcasts-vs-blogs-vs-video-2025'], '2025-01-15')
    assert.equal(dates['hidden-roi-corporate-podcasts'], '2024-03-01')
    assert.equal(dates['scaling-thought-leadership-startups-podcasts'], '2024-01-18')
    assert.match(dates['podcast-scripts-for-ai-voices'] ?? '', /^2024-01/)
    for (const { slug, title } of articleHeads) {
      const html = await htmlOf(`/blog/${slug}`)
      assertSays(plain(html), [title, 'Back to Blog', `the ${brandIn(settingsWith()).name} team`])
      assert.match(html, /"@type":"BlogPosting"/)
      assert.match(html, /<a [^>]*href="\/blog"/)
    }
  })
})

describe('thank-you pages', () => {
  test('confirm the booking and announce the questionnaire', async () => {
    for (const path of ['/thank-you-content-only', '/thank-you-content-distribution']) {
      const words = await wordsOf(path)
      assertSays(words, ['booking', 'a brief questionnaire will follow shortly'])
      assertInOrder(
        words,
        timeline.map(({ title }) => title),
      )
    }
  })

  test('speak of distribution only where it was booked', async () => {
    assert.doesNotMatch(await wordsOf('/thank-you-content-only'), /distribut/i)
    assertSays(await wordsOf('/thank-you-content-distribution'), ['distribution', 'major platforms'])
  })
})
