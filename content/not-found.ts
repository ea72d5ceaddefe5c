import { brand } from './brand.ts'

export const notFound = {
  heading: 'Oops! Page not found',
  text: 'Nothing plays at this address. The page may have moved, or the link has a typo.',
  linkLabel: 'Return to Home',
} as const

export const unexpected = {
  heading: 'Unexpected Application Error!',
  hint: `Reload the page. If that does not help, write to ${brand.contactEmail} and quote the line above.`,
} as const
