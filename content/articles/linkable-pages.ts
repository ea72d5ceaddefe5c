import { footerLinks, legalLinks } from '#content/footer.ts'

const besidesTheFooter = [
  '/',
  '/#how-it-works',
  '/#success-stories',
  '/#service-packages',
  '/#contact',
  '/pricing',
  '/samples',
  '/compare',
  '/how-an-episode-is-made',
  '/why-podcast',
  '/contact',
  '/create-podcast',
  '/create-free-episode',
  '/guide',
]

/** Where an article may lead within the site; other articles come on top. */
export const linkablePages: ReadonlySet<string> = new Set([
  ...besidesTheFooter,
  ...[...footerLinks, ...legalLinks].map(({ path }) => path),
])
