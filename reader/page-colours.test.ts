import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePage } from './parse-page.ts'

const colours = (text: string) =>
  parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text }).colours

test('the theme comes first, then the named colours, then the frequent ones', () => {
  const css =
    'p { color: #a00 } a { color: rgb(0, 80, 160) } b { color: rgb(0 80 160) } :root { --gap: 2px; --brand: #0A7F5Acc }'
  assert.deepEqual(colours(`<meta name="theme-color" content="#1f4e5f"><style>${css}</style>`), [
    '#1f4e5f',
    '#0a7f5a',
    '#0050a0',
    '#aa0000',
  ])
})

test('greys, near black and near white tell nothing', () => {
  assert.deepEqual(colours('<style>:root { --brand: #222; --accent: #fdfdfa; --main: #777 }</style>'), [])
})

test('what is no colour is none', () => {
  assert.deepEqual(colours('<meta name="theme-color" content="red;background:url(javascript:x)">'), [])
})
