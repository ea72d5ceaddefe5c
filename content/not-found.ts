export const notFound = {
  heading: 'Oops! Page not found',
  text: 'Nothing plays at this address. The page may have moved, or the link has a typo.',
  link: 'Return to Home',
} as const
