type FooterLink = { path: string; label: string }

export const footerLinks: readonly FooterLink[] = [
  { path: '/how-it-works', label: 'How it works' },
  { path: '/branded-podcast', label: 'Branded podcasts' },
  { path: '/corporate-podcast', label: 'Corporate podcasts' },
  { path: '/internal-podcast', label: 'Internal podcasts' },
  { path: '/thought-leadership-podcast', label: 'Thought leadership podcasts' },
  { path: '/recruiting-podcast', label: 'Recruiting podcasts' },
  { path: '/white-label-podcast', label: 'White-label podcasts' },
  { path: '/b2b-marketing-podcast', label: 'B2B marketing podcasts' },
  { path: '/investor-relations-podcast', label: 'Investor relations podcasts' },
  { path: '/podcast-as-a-service', label: 'Podcast as a service' },
  { path: '/about', label: 'About' },
  { path: '/blog', label: 'Blog' },
  { path: '/privacy', label: 'Privacy' },
]

export const legalLinks: readonly FooterLink[] = [
  { path: '/imprint', label: 'Imprint' },
  { path: '/terms', label: 'Terms' },
]

export const disclaimer = 'All results on this site are examples and not guaranteed.'
