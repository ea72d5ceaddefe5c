import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aScreenOfKeys, keysAddress } from '#test/keys-under-test.ts'
import { signedBy } from '#vendors/tellers/sign.ts'
import type { Telling } from '#vendors/tellers/telling.ts'

const { owner, site, post, tryIt } = await aScreenOfKeys()

const telling = (id: string): Telling => ({
  source: 'stripe',
  body: JSON.stringify({ id, type: 'a.b', created: Math.floor(Date.now() / 1000) }),
})
const answers = async (secret: string, id: string) =>
  (await fetch(`${site.origin}/told/stripe`, signedBy(secret, telling(id)))).status

test('a secret that is entered in the studio opens the door of a company at once, and shuts it again', async () => {
  const screen = await (await fetch(site.origin + keysAddress, { headers: { cookie: owner.cookie } })).text()
  assert.match(screen, /Stripe tells http:\/\/[^<]+\/told\/stripe/)
  assert.equal(await answers('whsec_new', 'evt_1'), 400) // on one’s own machine the house signs
  assert.match((await tryIt('stripe')).text, /There is no secret, so nothing that they sign is taken in/)
  assert.equal((await post({ purpose: 'stripe', key: 'whsec_new,whsec_old' })).status, 200)
  assert.match((await tryIt('stripe')).text, /Have a test notice sent/)
  assert.equal(await answers('whsec_other', 'evt_2'), 400)
  while (!/Refused today[^<]*: 2\./.test((await tryIt('stripe')).text));
  for (const secret of ['whsec_new', 'whsec_old']) assert.equal(await answers(secret, `evt_${secret}`), 200)
  assert.match((await tryIt('stripe')).text, /A notice that it signed has come/)
  assert.doesNotMatch(site.lines.join(''), /whsec/)
  assert.match((await post({ purpose: 'stripe', intent: 'remove' })).text, /Taken back/)
  assert.equal(await answers('whsec_new', 'evt_3'), 400)
})
