import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { articles } from '#content/articles/articles.ts'
import { brand } from '#content/brand.ts'
import { audienceDefinitions, facts, sampleCadences, usd } from '#content/facts.ts'
import type { LandingSlug, SectionRole } from '#content/landing/landing-page.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { packages } from '#content/packages.ts'
import { threeSteps, timeline } from '#content/process.ts'
import { serviceCards } from '#content/service-cards.ts'
import { startSite } from '#test/site-under-test.ts'

let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite()
})
after(() => site[Symbol.asyncDispose]())

const htmlOf = async (path: string) => (await fetch(site.origin + path)).text()

/** The words of the main part as a visitor reads them. */
async function wordsOf(path: string) {
  const html = await htmlOf(path)
  return plain(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
}

const plain = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')

const assertSays = (words: string, parts: readonly string[]) => {
  for (const part of parts) assert.ok(words.toLowerCase().includes(part.toLowerCase()), part)
}

const assertInOrder = (words: string, parts: readonly string[]) => {
  let from = 0
  for (const part of parts) {
    const at = words.indexOf(part, from)
    assert.ok(at >= 0, `"${part}" after "${words.slice(Math.max(0, from - 40), from)}"`)
    from = at + part.length
  }
}

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
    brand.founder.name,
    '13+ years',
  ])
})

test('/pricing lists the packages with their prices in USD, fees, contents and notes', async () => {
  const words = await wordsOf('/pricing')
  assertInOrder(
    words,
    packages.map(({ name }) => name),
  )
  assert.deepEqual(
    packages.map(({ name, mainPrice, setupFee, popular }) => [name, mainPrice, setupFee, popular]),
    [
      ['Starter', '$250', '$1,500', false],
      ['Expert Plan', '$500', '$1,500', true],
      ['Authority Boost', '$2,500', '$1,900', false],
    ],
  )
  for (const { mainPrice, setupFee, features, buttonText } of packages)
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
    `${usd(facts.voiceCloningCents)}`,
    '30 minutes of audio',
    '10 stock',
    '72 hours',
    'cancel',
    'USD',
    'one-time',
  ])
  const html = await htmlOf('/pricing')
  for (const { id } of packages) assert.match(html, new RegExp(`<a [^>]*href="/checkout/${id}"`))
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
    new Set(packages.map(({ id }) => `/checkout/${id}`)),
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
  const { company, street, vatId, registerNumber, responsiblePerson, hosting } = brand.operator
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
    `${brand.storagePrefix}-guide-timer`,
    hosting.split(',')[0] ?? '',
    'Example data',
  ])
})

describe('the blog', () => {
  test('lists four articles with month and year, title, teaser and Read more', async () => {
    const words = await wordsOf('/blog')
    assert.equal(articles.length, 4)
    assertSays(words, ['Blog & Insights', 'January 2025', 'March 2024', 'January 2024'])
    for (const { title, teaser } of articles) assertSays(words, [title, teaser])
    assert.equal([...(await htmlOf('/blog')).matchAll(/>Read more</g)].length, 4)
  })

  test('dates the articles as specified and credits the team', async () => {
    const dates = Object.fromEntries(articles.map(({ slug, published }) => [slug, published]))
    assert.equal(dates['podcasts-vs-blogs-vs-video-2025'], '2025-01-15')
    assert.equal(dates['hidden-roi-corporate-podcasts'], '2024-03-01')
    assert.equal(dates['scaling-thought-leadership-startups-podcasts'], '2024-01-18')
    assert.equal(Object.values(dates).filter((date) => date.startsWith('2024-01')).length, 2)
    for (const { slug, title } of articles) {
      const html = await htmlOf(`/blog/${slug}`)
      assertSays(plain(html), [title, 'Back to Blog', `the ${brand.name} team`])
      assert.match(html, /"@type":"BlogPosting"/)
      assert.match(html, /<a [^>]*href="\/blog"/)
    }
  })
})

describe('landing pages', () => {
  const labels: Record<LandingSlug, string> = {
    'branded-podcast': 'Book a Call',
    'corporate-podcast': 'Schedule Consultation',
    'internal-podcast': 'Schedule Consultation',
    'thought-leadership-podcast': 'Launch Your Podcast',
    'recruiting-podcast': 'Start Recruiting Podcast',
    'white-label-podcast': 'Become a Partner',
    'b2b-marketing-podcast': 'Book a Call',
    'investor-relations-podcast': 'Schedule Consultation',
    'podcast-as-a-service': 'Start Now',
  }
  const older: LandingSlug[] = [
    'branded-podcast',
    'corporate-podcast',
    'internal-podcast',
    'thought-leadership-podcast',
    'recruiting-podcast',
    'white-label-podcast',
  ]
  const sectionOf = (slug: LandingSlug, role: SectionRole) => {
    const section = landingPages
      .find((page) => page.slug === slug)
      ?.sections.find((each) => each.role === role)
    assert.ok(section, `${slug} has ${role}`)
    return section
  }
  const titlesOf = (slug: LandingSlug, role: SectionRole) => {
    const section = sectionOf(slug, role)
    if ('items' in section) return section.items.map((item) => ('title' in item ? item.title : item.problem))
    if ('steps' in section) return section.steps.map(({ title }) => title)
    if ('series' in section) return section.series.map(({ title }) => title)
    if ('lists' in section) return section.lists.map(({ title }) => title)
    if ('stories' in section) return section.stories.map(({ who }) => who)
    if ('figures' in section) return section.figures.map(({ figure }) => figure)
    return assert.fail(`${slug}: ${role} has no titles`)
  }

  for (const [slug, label] of Object.entries(labels))
    test(`/${slug} calls to "${label}", at its top and its end, by a full page load to /contact`, async () => {
      const html = await htmlOf(`/${slug}`)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const calls = [...main.matchAll(/<a [^>]*href="\/contact"[^>]*>([^<]+)</g)].map(([, text]) => text)
      assert.ok(calls.length >= 2)
      assert.deepEqual(new Set(calls), new Set([label]))
      assert.match(html, /"@type":"(?:Service|Article)"/)
      assert.match(html, /"serviceOutput"/)
    })

  test('the six older ones contain every section that the specification names, in words on the page', async () => {
    for (const slug of older) {
      const html = await htmlOf(`/${slug}`)
      for (const role of ['why', 'benefits', 'challenges', 'solution', 'features', 'audiences'])
        assert.match(html, new RegExp(`data-role="${role}"`), `${slug}: ${role}`)
    }
    const roles = new Set(landingPages.flatMap(({ sections }) => sections.map(({ role }) => role)))
    for (const role of [
      'use-cases',
      'formats',
      'metrics',
      'partnership-models',
      'partnership-process',
    ] as const)
      assert.ok(roles.has(role), role)
    assert.ok(landingPages.filter(({ hero }) => hero.showsPlatforms).length >= 3)
  })

  test('/internal-podcast claims password protection, single sign-on and private feeds', async () => {
    assertSays(await wordsOf('/internal-podcast'), [
      'password-protected',
      'employee-only access',
      'single sign-on',
      'private feeds',
    ])
  })

  test('/b2b-marketing-podcast has six benefits, five pairs, six features, three company types, four stories', async () => {
    const slug = 'b2b-marketing-podcast'
    assert.ok(landingPages.find((page) => page.slug === slug)?.hero.badge)
    assert.deepEqual(
      (['benefits', 'challenges', 'features', 'audiences', 'stories'] as const).map(
        (role) => titlesOf(slug, role).length,
      ),
      [6, 5, 6, 3, 4],
    )
    assert.deepEqual(titlesOf(slug, 'audiences'), ['SaaS firms', 'Consulting firms', 'Tech startups'])
  })

  test('/investor-relations-podcast has three audiences, six reasons, four series, three steps and three example figures', async () => {
    const slug = 'investor-relations-podcast'
    assert.equal(titlesOf(slug, 'audiences').length, 3)
    assert.equal(titlesOf(slug, 'why').length, 6)
    assert.deepEqual(titlesOf(slug, 'series'), [
      'CEO Vision Series',
      'Milestone Celebrations',
      'Market Analysis',
      'Behind the Numbers',
    ])
    assert.deepEqual(titlesOf(slug, 'process'), ['Strategy', 'Production', 'Distribution'])
    assert.deepEqual(titlesOf(slug, 'results'), ['67%', '89%', '3x'])
    assertSays(await wordsOf('/investor-relations-podcast'), [
      'startups',
      'growth-stage',
      'public companies',
      'faster funding rounds',
      'engagement',
      'retention',
      'example',
    ])
  })

  test('/podcast-as-a-service launches in 48 hours and has its four reasons, three pillars, four lists and figures', async () => {
    const slug = 'podcast-as-a-service'
    const words = await wordsOf('/podcast-as-a-service')
    assertSays(words, [
      'launch in 48 hours',
      '24 hours',
      '30-minute strategy call',
      'saved weekly',
      'lead increase',
      'example',
    ])
    assert.equal(titlesOf(slug, 'challenges').length, 4)
    assert.equal(titlesOf(slug, 'pillars').length, 3)
    assert.equal(titlesOf(slug, 'process').length, 3)
    assert.deepEqual(titlesOf(slug, 'inclusions'), [
      'Strategy and planning',
      'Production and publishing',
      'Marketing and growth',
      'Support and management',
    ])
    assert.deepEqual(titlesOf(slug, 'results'), ['48hrs', '20+ hours', '300%'])
    assert.ok(titlesOf(slug, 'benefits').length > 0)
  })

  test('the audience definitions and the sample cadences appear', async () => {
    const words = (await Promise.all(landingPages.map(({ slug }) => wordsOf(`/${slug}`)))).join(' ')
    assertSays(
      words,
      audienceDefinitions.map(({ definition }) => definition),
    )
    assertSays(
      words,
      sampleCadences.flatMap(({ cadence, title }) => [cadence, title]),
    )
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
