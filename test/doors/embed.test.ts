import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { takeShowBack } from '#operations/shows/change-public-show.ts'
import { startShowDoors } from '#test/show-doors-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'

const { kept, ask, empty } = await startShowDoors()
beforeEach(empty)
const embed = '/shows/slow-bread/twenty-hours/embed'
const oembed = (url: string, more = '') => ask(`/oembed?url=${encodeURIComponent(url)}${more}`)
const page = `${builtOrigin}/shows/slow-bread/twenty-hours`

describe('the player for other websites', () => {
  test('may be framed by anybody, is small and runs nothing', async () => {
    await aShowInPublic(kept)
    const { status, headers, body } = await ask(embed)
    assert.equal(status, 200)
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*frame-ancestors \*/)
    assert.equal(headers['x-frame-options'], undefined)
    assert.ok(brotliCompressSync(body).length <= 2500)
    assert.doesNotMatch(String(body), /<script|\son\w+=/)
    assert.match(String(body), /<audio controls preload="none" src="\/audio\/slow-bread\/twenty-hours\.mp3"/)
    assert.match(String((await ask(`${embed}?theme=dark`)).body), /<html lang="en" class="dark">/)
    assert.doesNotMatch(String((await ask(`${embed}?theme=%22onload`)).body), /onload/)
  })

  test('shows hostile words as words', async () => {
    const { by, episode } = await aShowInPublic(kept)
    const title = '"><script>window.struck=1</script>'
    await putIntoFeed(by, episode.requestId, { title, description: 'Why the dough waits.' })
    assert.ok(!String((await ask(embed)).body).includes('<script'))
    const { html } = JSON.parse(String((await oembed(page)).body))
    assert.match(html, /title="&quot;&gt;&lt;script&gt;/)
  })

  test('is described to whoever asks by the address of the page', async () => {
    await aShowInPublic(kept)
    const { status, headers, body } = await oembed(page)
    assert.deepEqual([status, headers['access-control-allow-origin']], [200, '*'])
    const said = JSON.parse(String(body))
    assert.deepEqual([said.version, said.type, said.title, said.width], ['1.0', 'rich', 'Twenty hours', 600])
    assert.ok(said.html.includes(`src="${page}/embed"`))
    const small = JSON.parse(String((await oembed(page, '&maxwidth=300&maxheight=120')).body))
    assert.deepEqual([small.width, small.height], [300, 120])
    assert.match(small.html, /width="300" height="120"/)
    assert.equal((await oembed(page, '&format=xml')).status, 501)
  })

  test('is nowhere for what is private, unknown or of somebody else', async () => {
    const { by } = await aShowInPublic(kept)
    for (const url of ['', 'nothing', 'https://other.test/shows/slow-bread/twenty-hours', `${page}/more`])
      assert.equal((await oembed(url)).status, 404, url)
    await takeShowBack(by)
    assert.deepEqual([(await ask(embed)).status, (await oembed(page)).status], [404, 404])
  })
})
