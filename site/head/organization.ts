import type { Organization, WithContext } from 'schema-dts'
import type { Brand } from '#content/brand.ts'
import { paths } from '#site/paths.ts'
import { absolute } from './head.ts'

export function organization({
  name,
  description,
  contactEmail,
  operator,
  sameAs,
}: Brand): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName: operator.company,
    description,
    url: absolute('/'),
    logo: absolute(paths.icon('icon-512')),
    sameAs: [...sameAs],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: contactEmail,
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
