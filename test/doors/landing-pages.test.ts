import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { audienceDefinitions, sampleCadences } from '#content/facts.ts'
import type { SectionRole } from '#content/landing/landing-page.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { settingsWith } from '#domain/settings.ts'
import { startSite } from '#test/site-under-test.ts'
import { assertSays, mainWords } from '#test/words-on-page.ts'

let site: Awaited<ReturnType<typeof startSite>>
before(async () => {
  site = await startSite()
})
after(() => site[Symbol.asyncDispose]())

const htmlOf = async (path: string) => (await fetch(site.origin + path)).text()
const wordsOf = async (path: string) => mainWords(await htmlOf(path))

const labels = {
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
const older = [
  'branded-podcast',
  'corporate-podcast',
  'internal-podcast',
  'thought-leadership-podcast',
  'recruiting-podcast',
  'white-label-podcast',
]
const sectionOf = (slug: string, role: SectionRole) => {
  const section = landingPages(settingsWith())
    .find((page) => page.slug === slug)
    ?.sections.find((each) => each.role === role)
  assert.ok(section, `${slug} has ${role}`)
  return section
}
const titlesOf = (slug: string, role: SectionRole) => {
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
  const roles = new Set(
    landingPages(settingsWith()).flatMap(({ sections }) => sections.map(({ role }) => role)),
  )
  for (const role of [
    'use-cases',
    'formats',
    'metrics',
    'partnership-models',
    'partnership-process',
  ] as const)
    assert.ok(roles.has(role), role)
  assert.ok(landingPages(settingsWith()).filter(({ hero }) => hero.showsPlatforms).length >= 3)
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
  assert.ok(landingPages(settingsWith()).find((page) => page.slug === slug)?.hero.badge)
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
  const words = (await Promise.all(landingPages(settingsWith()).map(({ slug }) => wordsOf(`/${slug}`)))).join(
    ' ',
  )
  assertSays(
    words,
    audienceDefinitions.map(({ definition }) => definition),
  )
  assertSays(
    words,
    sampleCadences.flatMap(({ cadence, title }) => [cadence, title]),
  )
})
