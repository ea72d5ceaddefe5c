import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleFile } from './article-file.ts'
import { readArticles } from './read-articles.ts'

const refuses = (source: string, reason: string) =>
  assert.throws(() => readArticles({ 'one.md': source, 'another.md': articleFile({ related: 'one' }) }), {
    message: `content/articles/one.md: ${reason}`,
  })

const long = (length: number) => 'x'.repeat(length)

const broken: [what: string, file: string, reason: string][] = [
  ['a missing key', articleFile({ teaser: undefined }), 'teaser is missing'],
  ['an empty value', articleFile({ teaser: '' }), 'teaser is empty'],
  ['an unknown key', articleFile({ extra: 'mood: good\n' }), 'mood is not a key of an article'],
  [
    'a key that every object has',
    articleFile({ extra: 'constructor: x\n' }),
    'constructor is not a key of an article',
  ],
  ['a key given twice', articleFile({ extra: 'title: Again\n' }), 'title is given twice'],
  [
    'a line without a key',
    articleFile({ extra: 'Good\n' }),
    'front matter has the line “Good”, no key: value',
  ],
  ['a long title', articleFile({ title: long(71) }), 'title has 71 characters, 70 at most'],
  [
    'a long description',
    articleFile({ description: long(156) }),
    'description has 156 characters, 155 at most',
  ],
  ['an empty keyword', articleFile({ keywords: 'one,,two' }), 'keywords has an empty keyword between commas'],
  [
    'a day that never was',
    articleFile({ published: '2025-02-30', modified: '2025-03-01' }),
    'published is “2025-02-30”, no day written as 2025-01-31',
  ],
  ['a day in words', articleFile({ modified: 'May 1' }), 'modified is “May 1”, no day written as 2025-01-31'],
  [
    'a change before the beginning',
    articleFile({ modified: '2025-01-14' }),
    'modified is 2025-01-14, before 2025-01-15',
  ],
  ['another author', articleFile({ author: 'Jo' }), 'author is “Jo”; articles are signed by “the … team”'],
  [
    'an unknown composition',
    articleFile({ cover: 'toString' }),
    'cover is “toString”, not one of bars, arcs, grid, type, horizon, orbit',
  ],
  [
    'a related article that is not there',
    articleFile({ related: 'nobody' }),
    'related is “nobody”, and there is no such article',
  ],
  ['an article related to itself', articleFile({ related: 'one' }), 'related is the article itself'],
  [
    'a related article given as a path',
    articleFile({ related: '/blog/another' }),
    'related is “/blog/another”, not the name of an article’s file without .md',
  ],
  ['an h1', articleFile({ body: '# Large' }), 'body has an h1, “# Large”; the title is the only one'],
  [
    'an h1 that is underlined',
    articleFile({ body: 'Large\n=====' }),
    'body has an h1, “Large\n=====”; the title is the only one',
  ],
  ['a skipped level', articleFile({ body: '### Small' }), 'body skips a level of headings at “### Small”'],
  ['a block of HTML', articleFile({ body: '<div>x</div>' }), 'body has raw HTML, “<div>x</div>”'],
  ['an HTML comment', articleFile({ body: '<!-- x -->' }), 'body has raw HTML, “<!-- x -->”'],
  [
    'a character reference',
    articleFile({ body: 'R&amp;D' }),
    'body has raw HTML, “R&amp;D”; write the sign itself',
  ],
  [
    'a picture',
    articleFile({ body: '![x](/y.png)' }),
    'body has what an article cannot show, “![x](/y.png)”',
  ],
  [
    'an unknown page',
    articleFile({ body: '[x](/nowhere)' }),
    'body links to /nowhere, which is no page of this site',
  ],
  [
    'an unknown article',
    articleFile({ body: '[x](/blog/nobody)' }),
    'body links to /blog/nobody, which is no page of this site',
  ],
  [
    'an unknown heading',
    articleFile({ body: '[x](#nowhere)' }),
    'body links to #nowhere, which is no page of this site',
  ],
  [
    'a script as a link',
    articleFile({ body: '[x](javascript:alert)' }),
    'body links to javascript:alert, which is no page of this site',
  ],
  [
    'a link that is not encrypted',
    articleFile({ body: '<http://a.example>' }),
    'body links to http://a.example, which is no page of this site',
  ],
  [
    'an address without a scheme',
    articleFile({ body: '[x](//a.example)' }),
    'body links to //a.example, which is no page of this site',
  ],
]

for (const [what, file, reason] of broken) {
  test(`${what} is refused with file, field and reason`, () => refuses(file, reason))
}

test('inline HTML is refused at its opening and at its closing', () => {
  refuses(
    articleFile({ body: 'a <b>c</b>' }),
    'body has raw HTML, “<b>”\ncontent/articles/one.md: body has raw HTML, “</b>”',
  )
})
