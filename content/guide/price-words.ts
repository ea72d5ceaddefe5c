/** What stands around the price. */
export const priceWords = {
  sectionId: 'pricing',
  bookId: 'book',
  ladder: {
    title: 'Five prices, five minutes each',
    text: 'Your ladder began with your first visit and climbs every five minutes, here or in a closed tab, until it stands at the regular price. A checkout that you have opened keeps its price.',
  },
  fixed: {
    title: 'One price, paid once',
    text: 'It is the same today and tomorrow, so read the contents twice before you decide.',
  },
  box: 'Price of the guide',
  schedule: 'The five prices',
  buy: (price: string) => `Pre-order for ${price}`,
  buyShort: 'Pre-order',
  timeLeft: 'Time left at this price:',
  next: (price: string) => `then ${price}`,
  finalPrice: 'Final Price',
  until: 'until',
  savings: (saved: string, percent: number, regular: string) =>
    `You save ${saved}: ${percent}% off the regular ${regular}.`,
  noSavings: 'The first four prices have gone by.',
  percentOff: (percent: number) => `${percent}% off`,
  hide: 'Hide countdown',
  show: 'Show countdown',
  expand: 'Open the price box',
  collapse: 'Collapse the price box',
  current: 'Now',
  expired: 'Expired',
  inMinutes: (minutes: number) => `in ${minutes} min`,
  nowAt: (label: string, price: string) => `${label}: the guide now costs ${price}.`,
} as const
