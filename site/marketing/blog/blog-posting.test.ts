import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleWith } from '#content/articles/articles.ts'
import { linkablePages } from '#content/articles/linkable-pages.ts'
import { landingPages } from '#content/landing/landing-pages.ts'
import { settingsWith } from '#domain/settings.ts'
import { paths } from '#site/paths.ts'

// Vite writes the settings into the build; a test gives them itself.
Object.assign(globalThis, { __PLACE__: { origin: 'https://offmic.example' } })
const { blogPosting } = await import('./blog-posting.ts')
const { breadcrumbs } = await import('#site/head/structured-data.ts')

test('search engines learn what an article is, who wrote it and when', () => {
  const article = articleWith('podcasts-vs-blogs-vs-video-2025')
  assert.ok(article)
  const posting = JSON.parse(JSON.stringify(blogPosting(settingsWith(), article)))
  assert.equal(posting['@type'], 'BlogPosting')
  assert.ok(posting.headline.length <= 110)
  assert.equal(posting.datePublished, '2025-01-15')
  assert.equal(posting.dateModified, '2025-10-06')
  assert.equal(posting.author.name, 'the Offmic team')
  assert.match(posting.publisher.logo.url, /^https:\/\/offmic\.example\/icons\//)
  assert.match(posting.image.url, /^https:\/\/offmic\.example\/social\/blog-podcasts-vs/)
  assert.equal(posting.mainEntityOfPage['@id'], 'https://offmic.example/blog/podcasts-vs-blogs-vs-video-2025')
})

test('the trail of an article leads from home through the blog', () => {
  const trail = JSON.parse(
    JSON.stringify(
      breadcrumbs(settingsWith(), 'One', paths.article('one'), [
        { name: 'Blog & Insights', path: paths.blog() },
      ]),
    ),
  )
  assert.deepEqual(
    trail.itemListElement.map(({ position, item }: { position: number; item: string }) => [position, item]),
    [
      [1, 'https://offmic.example'],
      [2, 'https://offmic.example/blog'],
      [3, 'https://offmic.example/blog/one'],
    ],
  )
})

test('every page that articles may link to is an address of the site', () => {
  const fixed = Object.values(paths).flatMap((path) => (path.length === 0 ? [(path as () => string)()] : []))
  const known = new Set([
    paths.home(),
    ...fixed,
    ...landingPages(settingsWith()).map(({ slug }) => paths.landing(slug)),
  ])
  const strangers = [...linkablePages].filter((page) => !known.has(page) && !page.startsWith('/#'))
  assert.deepEqual(strangers, [])
})
