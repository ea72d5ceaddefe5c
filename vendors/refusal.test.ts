import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkedBy, outcomeOf, type SmtpError } from './mail/outcome-of.ts'
import { faultOf } from './models/fault-of.ts'
import { s3Storage } from './storage/s3.ts'
import { isStorageTrouble } from './storage/storage.ts'
import { openAiCompatible } from './voices/openai/openai-compatible.ts'
import { refuses, vendorThat } from './voices/vendor-under-test.ts'
import { faultOfStatus } from './web/outcome-of.ts'

type Said = { outcome: string; mend?: string | undefined }
const inShort = ({ outcome, mend }: Said) => (mend ? `${outcome} for the ${mend}` : outcome)

/** What each vendor takes a status for; the rows were written down before they had one rule. */
const statuses = [400, 401, 402, 403, 404, 408, 409, 410, 413, 422, 425, 429, 451, 500, 502, 503, 599]
const meanings = {
  voices: [
    ...['give-up', 'ask for the key', 'ask for the bill', 'ask for the key', 'give-up'],
    ...['wait', 'wait', 'give-up', 'give-up', 'give-up', 'wait', 'wait', 'give-up'],
    ...['wait', 'wait', 'wait', 'wait'],
  ],
  models: [
    ...['ask-a-person', 'ask-a-person for the key', 'ask-a-person for the bill', 'ask-a-person for the key'],
    ...['ask-a-person', 'wait', 'wait', 'ask-a-person', 'too-long', 'ask-a-person', 'wait', 'wait'],
    ...['ask-a-person', 'wait', 'wait', 'wait', 'wait'],
  ],
  web: [
    ...['give-up', 'give-up', 'give-up', 'give-up', 'give-up', 'wait', 'give-up', 'give-up', 'give-up'],
    ...['give-up', 'wait', 'wait', 'give-up', 'wait', 'wait', 'wait', 'wait'],
  ],
  storage: [
    ...['ask', 'ask for the key', 'ask for the bill', 'ask for the key', 'ask', 'wait', 'ask', 'ask', 'ask'],
    ...['ask', 'ask', 'wait', 'ask', 'wait', 'wait', 'wait', 'wait'],
  ],
}

describe('what a status means', () => {
  const rowOf = (said: readonly Said[]) => said.map(inShort)

  test('to voices', async () => {
    const said: Said[] = []
    for (const status of statuses) {
      await using vendor = await vendorThat(refuses(status))
      said.push(
        await openAiCompatible({ baseUrl: vendor.url, model: 'm' }).speak({ text: 'Hi.', voice: 'v' }),
      )
    }
    assert.deepEqual(rowOf(said), meanings.voices)
  })

  test('to models', () => {
    const said = statuses.map((status) => faultOf({ kind: 'said', status, says: '' }, 'who', 'm', 0))
    assert.deepEqual(rowOf(said), meanings.models)
    assert.equal(faultOf({ kind: 'said', says: '' }, 'who', 'm', 0).outcome, 'wait')
  })

  test('to the web', () => {
    const said = statuses.map((status) => faultOfStatus(status, {}) ?? assert.fail())
    assert.deepEqual(rowOf(said), meanings.web)
    const codes = [404, 410, 401, 402, 403, 407, 451, 400, 409].map((status) => faultOfStatus(status, {}))
    assert.deepEqual(
      codes.map((fault) => fault && 'code' in fault && fault.code),
      [
        ...['not-found', 'not-found', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
        ...['not-a-page', 'not-a-page'],
      ],
    )
    assert.equal(faultOfStatus(204, {}), undefined)
  })

  test('to an object store', async () => {
    const account = { bucket: 'media', accessKey: 'a', secretKey: 's', region: 'r' }
    const trouble = async (status: number) => {
      await using vendor = await vendorThat(refuses(status))
      const store = s3Storage({ ...account, endpoint: vendor.url })
      const error: unknown = await store.put('one.txt', new Blob(['x'])).catch((error: unknown) => error)
      assert.ok(isStorageTrouble(error))
      return error
    }
    assert.deepEqual(rowOf(await Promise.all(statuses.map(trouble))), meanings.storage)
  })

  test('to mail, for a letter and for us', () => {
    const fault = (responseCode?: number, code?: string): SmtpError =>
      Object.assign(new Error('no'), { ...(responseCode && { responseCode }), ...(code && { code }) })
    const faults = [
      ...[undefined, 421, 450, 454, 500, 535, 550, 554].map((status) => fault(status)),
      ...[fault(454, 'EAUTH'), fault(535, 'EAUTH'), fault(undefined, 'EAUTH'), fault(undefined, 'ETLS')],
    ]
    assert.deepEqual(rowOf(faults.map(outcomeOf)), [
      ...['wait', 'wait', 'wait', 'wait', 'give-up', 'give-up', 'give-up', 'give-up'],
      ...['wait', 'wait', 'wait', 'wait'],
    ])
    assert.deepEqual(rowOf(faults.map(checkedBy)), [
      ...['wait', 'wait', 'wait', 'wait', 'ask', 'ask', 'ask', 'ask'],
      ...['wait', 'ask for the key', 'ask for the key', 'ask'],
    ])
  })
})

describe('how long a vendor has us wait', () => {
  const now = Date.parse('2026-11-24T00:00:00Z')
  const date = (seconds: number) => new Date(now + 1000 * seconds).toUTCString()
  const asModel = (retryAfter: string) => {
    const fault = faultOf({ kind: 'said', status: 429, says: '', retryAfter }, 'who', 'm', now)
    return 'waitSeconds' in fault ? fault.waitSeconds : undefined
  }
  const asPage = (text: string) => {
    const fault = faultOfStatus(429, { 'retry-after': text })
    return fault && 'seconds' in fault ? fault.seconds : undefined
  }

  test('is what it says in seconds or as a date, and no more than we can use', () => {
    const said = ['40', '2.5', '0', date(30), date(-30), 'soon', '', '3600']
    assert.deepEqual(said.map(asModel), [40, 3, 0, 30, 0, undefined, undefined, 900])
    assert.deepEqual(['40', '0', 'soon', '', '3600', '900000'].map(asPage), [
      ...[40, undefined, undefined, undefined, 3600, 86_400],
    ])
    const tomorrow = new Date(Date.now() + 7 * 86_400_000).toUTCString()
    assert.equal(asPage(tomorrow), 86_400)
    assert.equal(asPage(date(-10_000_000)), undefined)
  })
})
