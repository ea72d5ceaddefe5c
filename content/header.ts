/** The quiet ways beside the logo. */
export const headerLinks: readonly { path: string; label: string }[] = [
  { path: '/samples', label: 'Samples' },
  { path: '/how-it-works', label: 'How it works' },
  { path: '/pricing', label: 'Pricing' },
]
