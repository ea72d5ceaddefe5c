import { endingDays, movingDays } from '#domain/leaving.ts'

/** How a show leaves: to another house, or for good. */
export const showLeavingWords = {
  heading: 'Leaving',
  locked: 'The feed says that no other house may take it over.',
  unlocked: 'The feed says that another house may take it over.',
  unlock: 'Let another house take it over',
  lock: 'Lock it again',
  moveMeans: `To another house: first take the show over there, with its episodes under the guids that they have here. Apps are then told of the new feed for ${movingDays / 7} weeks, and after that led there for good. Pages and sound stay here.`,
  address: 'Address of the feed there (https)',
  seenMyself: 'I have seen every episode there: go on even if that house lets no program in',
  move: 'Move the show',
  moving: (address: string) => `The show is moving to ${address}: apps are told of it.`,
  leadsThere: 'The feed here leads there for good from',
  moved: (address: string) =>
    `The show has moved: its feed leads to ${address}. That stays so, because apps have followed it.`,
  endMeans: `For good: the feed says at once that it is complete. For ${endingDays} days everything can still be heard; then feed, pages and sound close, and the farewell is what stays.`,
  farewell: 'Farewell, on its page and in its feed',
  usualFarewell: 'This show has ended. Thank you for listening.',
  end: 'End the show',
  ending: 'The show has ended: its feed says that it is complete, and no episode is added any more.',
  closes: 'Feed, pages and sound close on',
  closed: 'The show has ended and is closed.',
  stay: 'Take that back',
} as const
