import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { hostileNames } from '#pictures/hostile-names.ts'
import { assertWellFormed } from '#pictures/svg-assertions.ts'
import { cleanSvg } from './clean-svg.ts'

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${more}>${inside}</svg>`
const shape = '<path d="M0 0h10v10z"/>'

/** What may stand in a drawing, and nothing besides. */
function assertOnlyShapes(inside: string) {
  assertWellFormed(inside)
  for (const [, name = ''] of inside.matchAll(/<\/?([\w:]+)/g))
    assert.match(
      name,
      /^(?:g|defs|clipPath|linearGradient|radialGradient|path|circle|ellipse|rect|line|polyline|polygon|stop)$/,
    )
  assert.doesNotMatch(inside, /\son|href|style|data:|javascript|[&\\@]|<!|<\?|url\((?!#[\w-]+\))/i)
}

test('shapes, gradients and clips of a logo stay as they are', () => {
  const logo =
    '<defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#c00"/><stop offset="1" stop-color="rgb(0, 0, 9)"/></linearGradient></defs><g transform="rotate(-5 5 5)" fill="url(#a)"><circle cx="5" cy="5" r="4"/><path d="M1 1h.5e1V9l-3-2z" stroke="#000" stroke-width=".5"/></g>'
  assert.deepEqual(cleanSvg(svg(logo)), { viewBox: '0 0 10 10', inside: logo })
})

test('declarations become attributes, and what no attribute says goes', () => {
  const found = cleanSvg(
    svg('<path d="M0 0h9" fill="red" style="fill:#0a0 !important;background:url(x);-x:1;stroke: none"/>'),
  )
  assert.equal(found?.inside, '<path d="M0 0h9" fill="#0a0" stroke="none"/>')
})

test('without a box the size is one; without both it is no drawing', () => {
  const sized = `<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12">${shape}</svg>`
  assert.equal(cleanSvg(sized)?.viewBox, '0 0 24 12')
  for (const box of ['0 0 0 10', '0 0 a b', '0 0 10', '0 0 1e9 1', '0 0 -5 5', '"><script>'])
    assert.equal(cleanSvg(`<svg viewBox="${box}">${shape}</svg>`), undefined, box)
  assert.equal(cleanSvg(`<svg>${shape}</svg>`), undefined)
})

describe('what runs or fetches is gone', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<script xlink:href="https://evil.test/x.js"/>',
    `<g onload="alert(1)" onclick="alert(1)">${shape}</g>`,
    '<path d="M0 0" onmouseover="alert(1)"/>',
    `<a href="javascript:alert(1)">${shape}</a>`,
    `<a xlink:href="https://evil.test">${shape}</a>`,
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<animateTransform attributeName="transform" dur="1s"/>',
    '<handler>alert(1)</handler>',
    '<iframe src="https://evil.test"/>',
    '<audio src="https://evil.test/a.mp3"/>',
    '<feImage xlink:href="https://evil.test/x.png"/>',
    '<path d="M0 0" fill="url(https://evil.test/x.svg#a)"/>',
    '<path d="M0 0" fill="url(//evil.test)"/>',
    '<path d="M0 0" fill="u\\72l(https://evil.test)"/>',
    '<path d="M0 0" style="fill:url(https://evil.test/x)"/>',
    '<path d="M0 0" style="background-image:url(https://evil.test/x)"/>',
    '<path d="url(https://evil.test)"/>',
    '<path d="M0 0" filter="url(#f)" mask="url(#m)" cursor="url(https://evil.test)"/>',
    '<path id="a b" d="M0 0"/>',
    '<path d="M0 0&quot; onload=&quot;alert(1)"/>',
    '<path d="M0 0&#34;/&#62;&#60;script&#62;"/>',
    "<path d='M0 0\"><script>alert(1)</script>'/>",
    '<title><script>alert(1)</script></title>',
    '<desc><![CDATA[<script>alert(1)</script>]]></desc>',
    '<metadata><rdf:RDF xmlns:rdf="x"><script>1</script></rdf:RDF></metadata>',
    '<!-- <script>alert(1)</script> -->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml-stylesheet href="https://evil.test/x.css"?>',
    '<clipPath id="c" clip-path="url(#c)"><path d="M0 0"/></clipPath>',
    '<__proto__ onload="1"/><constructor/>',
    ...hostileNames,
  ]
  for (const attack of attacks)
    test(JSON.stringify(attack).slice(0, 90), () => {
      const found = cleanSvg(svg(attack + shape))
      if (!found) return
      assertOnlyShapes(found.inside)
      const again = cleanSvg(svg(found.inside))
      assert.equal(again?.inside, found.inside, 'what is clean stays as it is')
    })

  test('so is what stands at the root', () => {
    const found = cleanSvg(svg(shape, ' onload="alert(1)" style="background:url(x)"'))
    assert.deepEqual(found, { viewBox: '0 0 10 10', inside: shape })
  })

  test('entities are none of ours', () => {
    const laughs = `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
    const found = cleanSvg(
      `<?xml version="1.0"?>${laughs}${svg(`<path d="&b;"/><g id="&x;">${shape}</g>${shape}`)}`,
    )
    assertOnlyShapes(found?.inside ?? '')
    assert.doesNotMatch(found?.inside ?? '', /haha|passwd|root/)
  })
})

describe('a drawing that would not be the same is refused whole', () => {
  for (const inside of [
    '<style>.a{fill:red}</style>',
    '<text x="1" y="1">Hi</text>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<use href="#a"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<mask id="m"/>',
    '<g><pattern id="p"/></g>',
  ])
    test(inside, () => assert.equal(cleanSvg(svg(inside + shape)), undefined))

  test('so is one without an end', () => {
    assert.equal(cleanSvg(svg(shape.repeat(700))), undefined)
    assert.equal(cleanSvg(svg('<g>'.repeat(30) + shape + '</g>'.repeat(30))), undefined)
    assert.equal(cleanSvg(svg(`<path d="${'M0 0'.repeat(30_000)}"/>`)), undefined)
  })

  test('and what is no drawing at all', () => {
    for (const text of ['', 'hello', '<html></html>', '{"a":1}', '<svg', svg(''), svg('<title>Logo</title>')])
      assert.equal(cleanSvg(text), undefined, text)
  })
})
