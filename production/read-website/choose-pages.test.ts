import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageRole } from '#domain/evidence.ts'
import { bestOf, candidatesAmong } from './choose-pages.ts'
import { pageRole } from './page-role.ts'

/** The order in which pages of one website would be read. */
function order(...links: string[]): string[] {
  const toLink = (link: string) => ({ url: `https://x.test${link}`, words: '', language: '' })
  let waiting = candidatesAmong(links.map(toLink))
  const roles: PageRole[] = []
  const read: string[] = []
  for (let next = bestOf(waiting, roles); next; next = bestOf(waiting, roles)) {
    const chosen = next
    read.push(new URL(chosen.url).pathname)
    roles.push(chosen.role)
    waiting = waiting.filter((each) => each !== chosen)
  }
  return read
}

test('pages of every language are known by their addresses', () => {
  const role = (path: string, words = '') => pageRole(path, words)
  for (const path of ['/a-propos.html', '/notre-histoire', '/qui-sommes-nous', '/quienes-somos', '/equipo'])
    assert.equal(role(path), 'about', path)
  for (const path of ['/tarifs', '/nos-prix.html', '/precios', '/tarifas'])
    assert.equal(role(path), 'prices', path)
  for (const path of ['/prestations', '/servicios', '/tratamientos.html'])
    assert.equal(role(path), 'services', path)
  assert.equal(role('/x7', 'À propos'), 'about')
  assert.equal(role('/x7', 'Quiénes somos'), 'about')
  assert.equal(role('/preguntas-frecuentes'), 'questions')
  assert.equal(role('/equipamiento'), 'other')
})

test('what tells about the business comes before what happens to be linked first', () => {
  assert.deepEqual(order('/contact', '/gallery', '/blog/one', '/pricing', '/faq', '/services', '/about-us'), [
    '/about-us',
    '/services',
    '/pricing',
    '/faq',
    '/gallery',
    '/blog/one',
    '/contact',
  ])
})

test('the third page of a kind waits behind the first of another', () => {
  const read = order('/services/a', '/services/b', '/services/c', '/questions', '/team')
  assert.deepEqual(read.slice(0, 3), ['/team', '/questions', '/services/a'])
})

test('doors, baskets, lists and small print are never read', () => {
  const never = ['/login', '/cart', '/privacy', '/blog/page/2', '/tag/bread', '/terms-of-use', '/wp-admin/x']
  assert.deepEqual(order(...never, '/bread'), ['/bread'])
})

test('what customers say is read before articles are', () => {
  for (const page of ['/feedback.html', '/testimonials', '/what-our-clients-say', '/gaestebuch'])
    assert.deepEqual(order('/blog/one', page), [page, '/blog/one'], page)
})
