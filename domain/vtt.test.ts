import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cuesOf, vttOf } from './vtt.ts'

test('cues are read with their times and without their marks; what is none is left out', () => {
  const vtt = `WEBVTT

NOTE nothing --> here

1
00:01.000 --> 00:02.500 align:start
<v Ada>Bread &amp; <b>butter</b>

01:00:00.000 --> 01:00:01.000
Later
and on

00:05.000 --> 00:04.000
ends before it begins

00:09.000 --> 00:10.000
goes back`
  assert.equal(vttOf(vtt), vtt)
  assert.equal(vttOf('WEBVTTX\n\n00:01.000 --> 00:02.000\nno'), undefined)
  assert.equal(vttOf(undefined), undefined)
  assert.deepEqual(cuesOf(vtt.replaceAll('\n', '\r\n')), [
    { start: 1, end: 2.5, text: 'Bread & butter' },
    { start: 3600, end: 3601, text: 'Later and on' },
  ])
})

test('SubRip is read as what it says', () => {
  const srt =
    '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nBread, and 1,000 loaves\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,000\r\nLater\r\n'
  assert.deepEqual(cuesOf(vttOf(srt) ?? ''), [
    { start: 1, end: 2.5, text: 'Bread, and 1,000 loaves' },
    { start: 3600, end: 3601, text: 'Later' },
  ])
})
