import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import { builtInline } from '#server/site/built-inline.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { hashesOf } from '#site/build/inline-hashes.ts'
import { nonceContext } from '#site/context.ts'
import { documentWithNonce, type RenderDocument } from './document-with-nonce.ts'

const [ours, unused, theirs] = ['let ours', 'let unused', 'alert(1)']
const known = { script: hashesOf([ours, unused]), style: hashesOf(['p{}']) }
const sourceOf = (code: string) => `'sha256-${hashesOf([code])[0]}'`

test('in a page of the build only what the build wrote into it may run', () => {
  const html = `<style>p{}</style><style>a{}</style><script type="module">${ours}</script><script>${theirs}</script>`
  assert.deepEqual(builtInline(html, known), { script: [sourceOf(ours)], style: [sourceOf('p{}')] })
  assert.deepEqual(builtInline(`<SCRIPT>${theirs}</SCRIPT><script>${theirs}`, known), {
    script: [],
    style: [],
  })
  assert.deepEqual(builtInline(`<style>${ours}</style>`, known), { script: [sourceOf(ours)], style: [] })
})

describe('a page that is rendered on request', () => {
  const security = securityHeaders({ isHttps: true })
  const request = new Request('https://offmic.test/listen/x')
  /** As if escaping had failed. */
  const render: RenderDocument = async (_, handedIn) =>
    new Response(`<script>${theirs}</script><script nonce="${handedIn.get(nonceContext)}">${ours}</script>`, {
      headers: { 'content-type': 'text/html' },
    })
  const answer = async () => {
    const handedIn = new RouterContextProvider()
    const response = await documentWithNonce({ render, security, request, handedIn, client: '192.0.2.1' })
    const [, nonce] = /nonce="([^"]*)"/.exec(await response.text()) ?? []
    return { nonce, policy: response.headers.get('content-security-policy') ?? '' }
  }

  test('lets run what bears its nonce, and nothing that it happens to hold', async () => {
    const { nonce, policy } = await answer()
    assert.ok(policy.includes(`script-src 'self' 'nonce-${nonce}';`), policy)
    assert.doesNotMatch(policy, /sha256|unsafe/)
  })

  test('has another nonce each time, which nobody guesses', async () => {
    const nonces = await Promise.all(Array.from({ length: 50 }, async () => (await answer()).nonce ?? ''))
    assert.equal(new Set(nonces).size, 50)
    for (const nonce of nonces) assert.equal(Buffer.from(nonce, 'base64').length, 16)
  })
})
