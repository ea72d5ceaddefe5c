import type { BreadcrumbList, FAQPage, Organization, Service, WithContext } from 'schema-dts'
import { brandIn, contactEmail } from '#content/brand.ts'
import type { FaqItem } from '#content/faq.ts'
import type { LandingPage } from '#content/landing/landing-page.ts'
import { operatorIn } from '#content/operator.ts'
import { linesOf, type Settings } from '#domain/read-setting.ts'
import { paths } from '#site/paths.ts'
import { absolute } from './head.ts'

export function organization(settings: Settings): WithContext<Organization> {
  const operator = operatorIn(settings)
  const { name, description } = brandIn(settings)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName: operator.company,
    description,
    url: absolute('/'),
    logo: absolute(paths.icon('icon-512')),
    sameAs: [...linesOf(settings, 'brand.sameAs')],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: contactEmail(settings),
      telephone: operator.phone,
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: operator.street,
      postalCode: operator.postalCode,
      addressLocality: operator.city,
      addressCountry: operator.country,
    },
  }
}

export const service = (
  settings: Settings,
  offer: LandingPage['service'],
  path: string,
): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: offer.name,
  description: offer.description,
  url: absolute(path),
  provider: { '@type': 'Organization', name: brandIn(settings).name, url: absolute('/') },
  serviceOutput: { '@type': 'CreativeWork', name: offer.output },
  audience: { '@type': 'Audience', audienceType: offer.audience },
})

/** Home, then this page, then what lies between when there is something. */
export const breadcrumbs = (
  settings: Settings,
  name: string,
  path: string,
  between: readonly { name: string; path: string }[] = [],
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brandIn(settings).name, path: '/' }, ...between, { name, path }].map(
    (crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    }),
  ),
})

export const faqPage = (items: readonly FaqItem[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
