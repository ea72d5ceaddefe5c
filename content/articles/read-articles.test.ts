import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorIn } from '#content/blog.ts'
import { settingsWith } from '#domain/settings.ts'
import { articleCover } from './article-cover.ts'
import { articleFile } from './article-file.ts'
import { readArticles } from './read-articles.ts'

const read = (source: string) =>
  readArticles({ 'one.md': source, 'another.md': articleFile({ related: 'one' }) })

test('an article is read from one file', () => {
  const [article] = read(articleFile({ published: '2025-01-20', body: '## First\n\nText.' }))
  assert.equal(article?.slug, 'one')
  assert.deepEqual(article?.keywords, ['podcast', 'cost'])
  assert.equal(article?.cover.composition, 'bars')
  assert.match(article?.html ?? '', /<h2 id="first">First<\/h2>/)
})

test('the newest article comes first', () => {
  const files = {
    'old.md': articleFile({ published: '2024-01-01', related: 'new' }),
    'new.md': articleFile({ published: '2025-02-01', related: 'old' }),
  }
  assert.deepEqual(
    readArticles(files).map(({ slug }) => slug),
    ['new', 'old'],
  )
})

test('an article is signed with the name that the brand has now', () => {
  const [article] = read(articleFile({ author: 'the Former team' }))
  assert.ok(article)
  assert.ok(!JSON.stringify(article).includes('the Former team'))
  const renamed = settingsWith({ 'brand.name': 'Leiser & Co' })
  assert.equal(authorIn(renamed), 'the Leiser & Co team')
  const { by, line } = articleCover(article, renamed)
  assert.deepEqual([by, line], ['Leiser & Co', `Leiser & Co Insights, ${article.minutes} minutes`])
})

const refuses = (source: string, reason: string) =>
  assert.throws(() => read(source), { message: `content/articles/one.md: ${reason}` })

test('fewer than 900 words are refused', () => {
  const short = articleFile().replace('word '.repeat(891), 'word '.repeat(890))
  refuses(short, 'body has 899 words, 900 at least')
})

test('a file without front matter is refused', () => {
  const reason = 'front matter must stand first in the file, between two lines of ---'
  for (const file of ['', 'Text', '---\ntitle: x\n', `\n${articleFile()}`]) refuses(file, reason)
})

test('a file name that is no address is refused', () => {
  assert.throws(() => readArticles({ 'An Article.md': articleFile() }), /An Article\.md: file name must be/)
})

test('everything that is wrong is said at once', () => {
  const files = {
    'one.md': articleFile({ title: '', related: 'two' }),
    'two.md': articleFile({ cover: 'x', related: 'one' }),
  }
  assert.throws(
    () => readArticles(files),
    /one\.md: title is empty\ncontent\/articles\/two\.md: cover is “x”/,
  )
})

test('links within the site, to other articles, to headings and to the web are fine', () => {
  const body =
    '## There\n\n[a](/pricing) [b](/blog/another) [c](#there) [d](https://a.example) [e](/#contact) [f](mailto:a@b.example)'
  assert.equal(read(articleFile({ body })).length, 2)
})
