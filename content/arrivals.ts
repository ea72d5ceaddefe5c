import type { ArrivalState, FeedFault } from '#domain/arriving-show.ts'
import { own } from '#domain/own.ts'

const troubles: Readonly<Record<string, string>> = {
  'not-found': 'its old host does not have it',
  'no-such-name': 'its old host does not exist any more',
  forbidden: 'its old host lets nobody have it',
  address: 'its address leads to where nobody may go',
  'ip-literal': 'its address leads to where nobody may go',
  name: 'its address leads to where nobody may go',
  port: 'its address leads to where nobody may go',
  redirects: 'it leads from address to address without an end',
  size: 'it has more than a gigabyte',
  'no-mp3': 'it is no MP3, and we take no other sound',
}

/** The screen on which a show comes from another host. */
export const arrivalWords = {
  link: 'Bring it from another host',
  heading: 'From another host',
  lead: 'Reads the feed of a show that has another host, shows what directories would refuse of it today, proves whose it is, and fetches every episode once. Guids, dates, titles and numbers stay, and no byte of sound changes.',
  address: 'Address of its feed',
  read: 'Read it',
  readAgain: 'Read it again',
  found: (title: string, episodes: number) => `${title}: ${episodes} episodes`,
  states: {
    read: 'Read. Nothing of it is here yet.',
    fetching: 'Its episodes are being fetched.',
    here: 'Whatever could be fetched is here, and nothing of it is in the feed yet.',
    moving: 'It is in the feed here. Its old address is looked at each day, until it leads here for good.',
    moved: 'Moved: its old address leads here for good.',
  } satisfies Record<ArrivalState, string>,
  counts: (here: number, owed: number, lost: number) => `${here} here, ${owed} to come, ${lost} lost`,
  complaints: 'What Apple would complain about today',
  noComplaints: 'Directories would take it as it is.',
  ofShow: 'The show',
  unmended:
    'We change none of it: whatever is to be mended is mended after the move, or before it at the old host.',
  otherSound: (episodes: number) =>
    `${episodes === 1 ? 'One episode has' : `${episodes} episodes have`} other sound than MP3, by what the feed says (M4A or video, for instance). We keep sound as it is and take MP3 alone: such an episode would be lost. Many hosts give MP3 if they are asked; then read the feed again.`,
  without: 'Without what their feed names',
  withoutWhat:
    'Their sound is here; this could not be fetched or read. A transcript has to be WebVTT or SubRip, chapters JSON, a picture JPEG, PNG or WebP.',
  beside: {
    transcript: 'without the transcript',
    chapters: 'without the chapters',
    picture: 'with a cover that we drew',
  },
  lost: 'Lost',
  troubles: 'They could not be fetched:',
  trouble: (check: string): string =>
    own<string>(troubles, check) ?? (check ? `it was refused: ${check}` : 'nobody knows why'),
  locked:
    'Its feed is locked (podcast:locked): its old host has to unlock it first. Then press “Read it again”.',
  proof: 'Whose it is',
  proofs: { mail: 'Proved by a code from its owner’s mailbox.', token: 'Proved by our word in the feed.' },
  askOwner: (email: string) => `Send a code to ${email}`,
  asked: 'A code is on its way. It counts for two days and five tries.',
  code: 'Code of eight digits',
  enterCode: 'Enter it',
  word: 'Or let its owner put this word into the feed, as podcast:txt or anywhere in the description of the show:',
  lookForWord: 'Look for it',
  begin: 'Fetch everything',
  fetchLost: 'Fetch the lost ones again',
  fetchNewer: 'Look for episodes that are new there',
  takeIn: 'Put it into the feed here',
  giveUp: 'Forget all of it',
  said: {
    done: 'Done.',
    gone: 'That is not there any more. Nothing was changed.',
    busy: 'It is on its way already. Nothing was changed.',
    'bad-address': 'Enter the address of a feed, with https:// in front.',
    locked: 'Its old host has to unlock it first.',
    'not-proved': 'Prove first whose it is.',
    'no-owner':
      'The feed names nobody to ask. Use the word, or let its owner’s address be shown at the old host.',
    'code-sent': 'A letter is on its way to that address, or went there within the hour. Nothing was sent.',
    'wrong-code': 'That is not the code, or it counts no more. Ask for a new one after five tries.',
    'no-word': 'The word does not stand in the feed yet. Some hosts need minutes.',
    'guid-taken':
      'Another show here has the guid of this podcast. Look at who has it; two shows with one guid would be one in directories.',
    'names-taken': 'Its name in addresses is another show’s here. Fill the show in under another one first.',
    'not-fit':
      'This show is public, and directories would refuse what is named below. Have it mended at the old host and read again, or take the show out of public first.',
    'nothing-new': 'There is no episode in its feed that is not here.',
    leaves: 'This show moves to another house, or ends. Take that back first.',
    'guid-there': 'An episode of it is in the feed of this show here already.',
    'not-here': 'Nothing of it is here yet.',
    'not-a-feed': 'That is no feed of a podcast, or none that can be read safely.',
    'no-episodes': 'There is no episode with sound in it.',
    'too-many': 'It has more than 5,000 episodes.',
    unread: 'It could not be read: it does not answer, is too large, or leads to where nobody may go.',
    'no-guid':
      'An episode in it has no guid: apps could not tell it from a new one. Its old host has to mend that.',
    'same-guid': 'Two episodes in it have the same guid. Its old host has to mend that.',
    'no-date': 'An episode in it has no date that can be read.',
  } satisfies Record<FeedFault | string, string>,
  letter: {
    subject: (brand: string) => `A code to show that a podcast is yours, from ${brand}`,
    heading: 'Is this podcast yours?',
    preview: 'Somebody wants to bring it to another host.',
    lead: (show: string) =>
      `Somebody wants to bring “${show}” to us, and its feed names this address as its owner’s. If you want that, tell them this code.`,
    next: 'If you do not, do nothing: without the code nothing of it is fetched. It counts for two days.',
    why: 'You get this because the feed of a podcast names this address. We keep it only while the move is under way.',
  },
} as const
