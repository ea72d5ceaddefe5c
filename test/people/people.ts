/** People with reasons: tests and `npm run seed` use the same ones. */
export const people = [
  {
    name: 'a baker who waits for approval',
    website: 'grain-and-hour.example.com',
    email: 'ada@grain-and-hour.example.com',
  },
  {
    name: 'a consultant who asks from her phone',
    website: 'https://northbound.example.org/services/',
    email: 'mira@northbound.example.org',
  },
  {
    name: 'an HR head with a long address',
    website: 'careers.bay-nine.example.net/warehouse?lang=en',
    email: 'people+podcast@bay-nine.example.net',
  },
  {
    name: 'a florist who changed her mind',
    website: 'stem-and-season.example.com',
    email: 'iris@stem-and-season.example.com',
  },
] as const

/** Wrote to us instead of filling in the form, and wants to be asked before anything goes out. */
export const letterWriter = {
  id: '5eed0000-0000-4000-8000-000000000001',
  website: '',
  business: 'Harbour Lane Bakery',
  email: 'marta@harbour-lane-bakery.example.com',
  note: 'Has no website at the moment; sent these words by mail. Prefers to be called Marta.',
  topic: '',
  pages: '',
  again: '',
  minutes: '5',
  hosts: '2',
  host: 'nora',
  guest: 'sam',
  review: 'review',
} as const

/** The one of them who stops her request again. */
export const changesHerMind = 'iris@stem-and-season.example.com'
