/** The icons of home screens and app lists. */
export const icons = [
  { name: 'apple-touch', pixels: 180, purpose: 'any' },
  { name: 'icon-192', pixels: 192, purpose: 'any' },
  { name: 'icon-512', pixels: 512, purpose: 'any' },
  { name: 'maskable-512', pixels: 512, purpose: 'maskable' },
] as const
