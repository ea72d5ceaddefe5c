import assert from 'node:assert/strict'
import { test } from 'node:test'
import { businessName } from './business-name.ts'
import { parsePage } from './parse-page.ts'

const nameFrom = (host: string, ...pages: string[]) =>
  businessName(
    pages.map((text) => parsePage({ outcome: 'page', url: 'https://x.test/', isPlainText: false, text })),
    host,
  )

const signed = (foot: string, rights: string) =>
  `<body><h1>Baskets by hand</h1><p>Marsh Reed weaves them.</p><footer><p>${foot}</p><ul><li>Phone: +84.351.0000000</li></ul><div>${rights}</div></footer></body>`

test('a company at the foot of the pages, and whose rights they are, name it before its address does', () => {
  for (const form of [
    'Co.,Ltd',
    'Co., Ltd.',
    'Co. Ltd',
    ', Inc.',
    'GmbH & Co. KG',
    'S.r.l.',
    'Pvt. Ltd.',
    'Pte. Ltd.',
    'Sdn. Bhd.',
  ]) {
    const name = `Marsh Reed ${form}`.replace(' ,', ',')
    const page = signed(name, `© Copyright 2024 ${name}. All rights reserved.`)
    assert.equal(nameFrom('vn-basket.test', page, page), 'Marsh Reed', form)
  }
})

test('the address of its mail at the foot spells the name', () => {
  const page = signed('Email: info@marshreed.test', '© 2024 Marsh Reed Weavers Co.,Ltd')
  assert.equal(nameFrom('vn-basket.test', page), 'Marsh Reed Weavers')
})

test('who made the website, or whoever stands there once, does not name it', () => {
  const once = signed('Come and see us', '© 2024 Pine Web Studio Ltd. All rights reserved.')
  assert.equal(nameFrom('old-basket.test', once), 'Old Basket')
  const partner = signed('Halden Willow Ltd', 'Baskets for everybody')
  assert.equal(nameFrom('old-basket.test', partner), 'Old Basket')
  const near = signed('Pine Web Ltd', '© 2024 Pine Web Ltd').replace('<h1>', '<h2>Old Baskets</h2><h1>')
  assert.equal(nameFrom('old-basket.test', near), 'Old Baskets')
})
