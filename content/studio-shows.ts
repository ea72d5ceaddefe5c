import type { EpisodeRule, ShowField, ShowRule } from '#domain/show-rules.ts'

/** The screen on which a show gets its place in public. */
export const showWords = {
  heading: (client: string) => (client ? `In public: a show of ${client}` : 'A show in public'),
  link: 'In public',
  lead: 'What podcast apps and directories say of this show. Nothing of it is public until you make it so.',
  fields: {
    slug: 'Its name in addresses',
    title: 'Title',
    description: 'What it is about',
    category: 'Category',
    language: 'Language (en, de, en-GB …)',
    author: 'Whose show it is',
    website: 'Website (https)',
    ownerEmail: 'Address of the owner',
    episodes: 'Episodes',
  } satisfies Record<ShowField, string>,
  hints: {
    slug: 'Small letters, digits and hyphens. If you change it later, the old address leads to the new one.',
    ownerEmail:
      'Directories send a code there to learn whose show it is. It stands in the feed only while you show it.',
  } satisfies Partial<Record<ShowField, string>>,
  choose: 'Choose one',
  save: 'Save',
  makePublic: 'Make public',
  takeBack: 'Take out of public',
  shareOwner: 'Show the owner’s address for seven days',
  hideOwner: 'Stop showing the owner’s address',
  isPublic: 'Public since',
  isPrivate: 'Not public',
  ownerUntil: 'The owner’s address stands in the feed until',
  addresses: { page: 'Page', feed: 'Feed' },
  nothingPublished: 'No episode of this show is published yet.',
  episodeTitle: 'Title in the feed',
  episodeDescription: 'Description in the feed',
  putIn: 'Put into the feed',
  putBack: 'Put back into the feed',
  changeWords: 'Save its words',
  takeOut: 'Withdraw',
  inFeed: (number: number) => `Episode ${number} of the feed`,
  withdrawn: 'Withdrawn',
  notInFeed: 'Published, not in the feed',
  said: {
    done: 'Done.',
    gone: 'That is not there any more. Nothing was changed.',
    taken: 'Another show has, or once had, this name in addresses. Choose another one.',
    refused: 'Nothing was changed: see what stands beside the fields.',
    leaves: 'That goes only while a public show neither moves nor ends. Nothing was changed.',
    'no-address':
      'This is no address of a feed in another house: it begins with https:// and is none of ours. Nothing was changed.',
    unread:
      'Nothing could be read there. Look yourself whether every episode is there, and tick the box. Nothing was changed.',
    'other-feed':
      'The feed there does not have every episode under the guid that it has here: apps would show them twice. Nothing was changed.',
    'long-farewell': 'The farewell has more than 1,000 characters. Nothing was changed.',
    'too-late': 'Apps have followed it already: that cannot be taken back any more. Nothing was changed.',
    last: 'A public show needs an episode. Take the show out of public first.',
  },
  findings: {
    'no-title': 'The show needs a title.',
    'long-title': 'The title has more than 255 characters: directories cut it off.',
    'bad-slug':
      'It takes small letters, digits and single hyphens, at most 60 of them, and neither “samples” nor “ident”.',
    'no-description': 'Say in a sentence what the show is about.',
    'long-description': 'It has more than 4,000 bytes: Apple takes no more.',
    'no-category': 'Choose a category of Apple’s list: every directory reads it.',
    'no-language': 'Say the language as two letters, with a country behind it where that matters: en, en-GB.',
    'no-author': 'Say whose show it is.',
    'long-author': 'The name has more than 255 characters.',
    'no-website': 'Enter the website with https:// in front; apps refuse others.',
    'bad-owner': 'This is no address that mail can be sent to.',
    'no-episode': 'Put an episode into the feed first: directories refuse an empty show.',
  } satisfies Record<ShowRule, string>,
  episodeFindings: {
    'no-title': 'The episode needs a title.',
    'long-title': 'The title has more than 255 characters.',
    'number-in-title':
      'Leave the number out of the title: apps show it by themselves, and Apple asks for it.',
    'show-in-title': 'Leave the name of the show out of the title: apps show it above.',
    'no-description': 'Say in a sentence what the episode is about.',
    'long-description': 'It has more than 4,000 bytes: Apple takes no more.',
    'no-sound':
      'Its sound does not lie where it should, or is not as long as it says. Publish the episode again.',
  } satisfies Record<EpisodeRule, string>,
} as const
