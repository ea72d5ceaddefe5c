import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArticleBody } from './article-body.ts'
import { articleHtml } from './article-html.ts'

const html = (markdown: string) => articleHtml(readArticleBody(markdown)).trim()

const hostile = [
  '<script>alert(1)</script>',
  'text <img src=x onerror=alert(1)> text',
  '<svg/onload=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](vbscript:x) [y](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example) [y](http://evil.example)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](</"><script>alert(1)</script>>)',
  '[x](/a "title\\" onclick=alert(1)")',
  '![x" onerror="alert(1)](x)',
  '![x](javascript:alert(1))',
  '## <img src=x onerror=alert(1)>',
  '## "><script>alert(1)</script>\n\n| a |\n| - |\n| <script>alert(1)</script> |',
  '`<script>` and\n\n    <script>alert(1)</script>\n\n```"><script>\nx\n```',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
]

/** The only tags and attributes that an article is made of. */
const harmless =
  /^<(\/?(p|ul|ol|li|em|strong|del|code|pre|blockquote|table|thead|tbody|tr|td|h[2-6]|a|div|th)|br|hr|h[2-6] id="[a-z\d-]+"|a href="(\/(?!\/)|#|https:|mailto:)[^"<>]*"( rel="noopener")?|code class="[^"<>]*"|th scope="(col|row)"|div role="region" aria-label="[^"<>]*" tabindex="0")>$/

for (const markdown of hostile) {
  test(`nothing can run in ${JSON.stringify(markdown)}`, () => {
    for (const [tag] of html(markdown).matchAll(/<[^>]*>?/g)) assert.match(tag, harmless)
    assert.doesNotMatch(html(markdown), /href="(?!\/(?!\/)|#|https:\/\/|mailto:)/i)
  })
}

test('raw HTML appears as the text that it is', () => {
  assert.equal(html('a <b>c</b>'), '<p>a &lt;b&gt;c&lt;/b&gt;</p>')
})

test('a link to another site gives that site no hold on ours', () => {
  assert.equal(
    html('[x](https://a.example/?b=1&c=2)'),
    '<p><a href="https://a.example/?b=1&amp;c=2" rel="noopener">x</a></p>',
  )
  assert.equal(html('[x](/pricing)'), '<p><a href="/pricing">x</a></p>')
})

test('a table scrolls in a frame that has a name and takes the focus', () => {
  const table = '| Job | Blog |\n| - | - |\n| Answer | **Best** |'
  assert.equal(
    html(`## The "job"\n\n${table}`).split('\n')[1],
    '<div role="region" aria-label="Table 1: The “job”" tabindex="0"><table><thead><tr><th scope="col">Job</th><th scope="col">Blog</th></tr></thead><tbody><tr><th scope="row">Answer</th><td><strong>Best</strong></td></tr></tbody></table></div>',
  )
  assert.match(html(`## A\n\n${table}\n\n${table}`), /Table 2: A/)
})

test('text inside lists and emphasis is set with care, code is left alone', () => {
  assert.equal(html('- *"so"* `"x"`'), '<ul>\n<li><em>“so”</em> <code>&quot;x&quot;</code></li>\n</ul>')
})
