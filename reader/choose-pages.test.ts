import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestOf, candidatesAmong, type PageCandidate } from './choose-pages.ts'
import { pageRole } from './page-role.ts'

/** The order in which pages of one website would be read. */
function order(...links: string[]): string[] {
  const toLink = (link: string) => {
    const [path = '', words = ''] = link.split(' | ')
    return { url: `https://x.test${path}`, words, language: '' }
  }
  let waiting = candidatesAmong(links.map(toLink))
  const chosen: PageCandidate[] = []
  for (let next = bestOf(waiting, chosen); next; next = bestOf(waiting, chosen)) {
    const best = next
    chosen.push(best)
    waiting = waiting.filter((each) => each !== best)
  }
  return chosen.map(({ url }) => url.replace('https://x.test', ''))
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
    '/services',
    '/pricing',
    '/about-us',
    '/faq',
    '/contact',
    '/blog/one',
    '/gallery',
  ])
})

test('the third page of a kind waits behind the first of another', () => {
  const read = order('/services/a', '/services/b', '/services/c', '/questions', '/team')
  assert.deepEqual(read.slice(0, 4), ['/team', '/services/a', '/services/b', '/questions'])
})

test('doors, baskets, lists and small print are never read', () => {
  const never = ['/login', '/cart', '/privacy', '/blog/page/2', '/tag/bread', '/terms-of-use', '/wp-admin/x']
  assert.deepEqual(order(...never, '/bread'), ['/bread'])
})

test('what customers say is read before articles are', () => {
  for (const page of ['/feedback.html', '/testimonials', '/what-our-clients-say', '/gaestebuch'])
    assert.deepEqual(order('/blog/one', page), [page, '/blog/one'], page)
})

test('what is looked at, filled in or looked up comes after what is asked first, in every language', () => {
  const late = ['/gallery', '/booking', '/2021-2022.html', '/2012/02/28/news-of-old', '/about?id=2']
  const asked = ['/donate.html', '/first-visit', '/clinic-consultation', '/credentials', '/automatic.html']
  for (const last of late) for (const first of asked) assert.deepEqual(order(last, first), [first, last])
  assert.deepEqual(order('/galerie', '/ablauf', '/termin'), ['/ablauf', '/galerie', '/termin'])
  assert.deepEqual(order('/fotos', '/primera-visita'), ['/primera-visita', '/fotos'])
  assert.deepEqual(order('/prendre-rendez-vous', '/d%C3%A9roulement'), [
    '/d%C3%A9roulement',
    '/prendre-rendez-vous',
  ])
})

test('a link that says no more than learn more makes no article of its page', () => {
  assert.deepEqual(order('/blog | Learn more', '/cataracts | Cataract surgery Learn more →'), [
    '/cataracts',
    '/blog',
  ])
})

test('each service of a menu is read before the third page that is called alike', () => {
  const read = order('/vet-ayton', '/vet-beeford', '/vet-corby', '/services/teeth', '/boarding')
  assert.deepEqual(read.slice(0, 2), ['/services/teeth', '/vet-ayton'])
  assert.equal(read.at(-1), '/vet-corby')
})

test('a page of the law, of searching people or of conditions that are treated is no small print', () => {
  const pages = ['/legal-services', '/executive-search', '/conditions-we-treat', '/print-shop']
  assert.deepEqual(order(...pages, '/legal', '/search', '/terms-and-conditions').sort(), [...pages].sort())
})

test('an agency may call what it offers its jobs, and who looks for staff is no customer', () => {
  assert.deepEqual(order('/services | Jobs', '/jobs | Jobs', '/driver-jobs', '/karriere'), ['/services'])
})
