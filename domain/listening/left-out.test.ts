import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countedFrom, leftOutAtOnce, tagBytesOf } from './left-out.ts'

const heard = {
  method: 'GET',
  status: 200,
  askedBytes: undefined,
  isOurs: false,
  isMachine: false,
  isPrefetch: false,
  isUnrealistic: false,
}

describe('a request for sound', () => {
  test('that somebody listens to is not left out', () => {
    assert.equal(leftOutAtOnce(heard), undefined)
    assert.equal(leftOutAtOnce({ ...heard, status: 206, askedBytes: 3 }), undefined)
  })

  test('is left out for the first reason that fits', () => {
    const all = { ...heard, isOurs: true, isMachine: true, isPrefetch: true, isUnrealistic: true }
    assert.equal(leftOutAtOnce({ ...all, method: 'HEAD' }), 'no-listening')
    for (const status of [304, 404, 410, 416, 503])
      assert.equal(leftOutAtOnce({ ...all, status }), 'no-listening')
    assert.equal(leftOutAtOnce({ ...all, status: 206, askedBytes: 2 }), 'two-bytes')
    assert.equal(leftOutAtOnce(all), 'ours')
    assert.equal(leftOutAtOnce({ ...all, isOurs: false }), 'machine')
    assert.equal(leftOutAtOnce({ ...all, isOurs: false, isMachine: false }), 'prefetch')
    assert.equal(leftOutAtOnce({ ...heard, isUnrealistic: true }), 'unrealistic')
  })
})

describe('what makes a download', () => {
  test('is the tag and a minute of sound', () => {
    assert.equal(countedFrom({ bytes: 2_000_000, tagBytes: 80_000, seconds: 120 }), 80_000 + 960_000)
  })

  test('is the whole file where a minute cannot be told', () => {
    for (const seconds of [60, 12, 0, Number.NaN])
      assert.equal(countedFrom({ bytes: 500_000, tagBytes: 1000, seconds }), 500_000)
    assert.equal(countedFrom({ bytes: 500, tagBytes: 501, seconds: 300 }), 500)
  })
})

describe('the tag at the head of a file', () => {
  test('says how long it is in seven bits a byte', () => {
    assert.equal(tagBytesOf(Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 2, 1)), 10 + 257)
    assert.equal(tagBytesOf(Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 16, 0, 0, 0, 5)), 25)
  })

  test('is not there in what begins otherwise', () => {
    assert.equal(tagBytesOf(Uint8Array.of(0xff, 0xfb, 0x90, 0, 0, 0, 0, 0, 2, 1)), 0)
    assert.equal(tagBytesOf(Uint8Array.of(0x49, 0x44)), 0)
  })
})
