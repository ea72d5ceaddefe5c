import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('marketing/home-page.tsx'),
  route('blog', 'marketing/blog/blog-page.tsx'),
  route('blog/:slug', 'marketing/blog/article-page.tsx'),
  route(':slug', 'marketing/landing/landing-page.tsx'),
  route('privacy', 'marketing/legal/privacy-page.tsx'),
  route('terms', 'marketing/legal/terms-page.tsx'),
  route('imprint', 'marketing/legal/imprint-page.tsx'),
  route('contact', 'marketing/contact/contact-page.tsx'),
  route('contact/stand-in', 'marketing/contact/stand-in-page.tsx'),
  route('thank-you-content-only', 'marketing/thank-you/thank-you-content-only-page.tsx'),
  route('thank-you-content-distribution', 'marketing/thank-you/thank-you-content-distribution-page.tsx'),
  route('checkout/:packageId', 'marketing/stand-in-checkout-page.tsx'),
  route('__gallery', 'gallery/gallery-page.tsx'),

  route('blog/feed.xml', 'files/blog-feed.ts'),
  route('audio/ident.mp3', 'files/ident-audio.ts'),
  route('covers/:id.svg', 'files/cover.ts'),
  route('social/:id.png', 'files/social-card.ts'),
  route('favicon.svg', 'files/favicon-svg.ts'),
  route('favicon.ico', 'files/favicon-ico.ts'),
  route('icons/:name.png', 'files/icon.ts'),
  route('manifest.webmanifest', 'files/web-manifest.ts'),
  route('robots.txt', 'files/robots.ts'),
  route('sitemap.xml', 'files/sitemap.ts'),
  route('llms.txt', 'files/llms.ts'),
] satisfies RouteConfig
