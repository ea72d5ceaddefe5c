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
] as const
