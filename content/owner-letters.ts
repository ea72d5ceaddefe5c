import { endingDays, movingDays } from '#domain/leaving.ts'
import type { OwnerLetterKind } from '#domain/letter.ts'

export type WordsOfLetter = {
  subject: (brand: string) => string
  preview: string
  heading: string
  lead: (client: string, inviter: string, part: string) => string
  next: string
  button: string
  why: string
}

/** What owners of a client are told of a show that comes from another host, or leaves. */
export const ownerLetters: Record<OwnerLetterKind, WordsOfLetter> = {
  'portal-arrived': {
    subject: (brand) => `Your show has arrived at ${brand}: one thing is yours to do`,
    preview: 'Its old host has to lead listeners here.',
    heading: 'Your show has arrived',
    lead: (_client, _inviter, feed) =>
      `Every episode is here, under the guid that apps know it by, with its sound untouched. Its new feed: ${feed}`,
    next: 'Once the show is public here, ask its old host to redirect the old feed to this address for good (they call it a 301 redirect, or “redirect my feed”). We look each day, and tell you once it does. Until then keep the old host: listeners come from there.',
    button: 'Open the portal',
    why: 'You get this because you own the portal of a show that moves.',
  },
  'portal-moved': {
    subject: (brand) => `Your show has moved to ${brand}`,
    preview: 'The old feed leads to the new one.',
    heading: 'Your show has moved',
    lead: (_client, _inviter, feed) => `The old feed leads for good to the new one: ${feed}`,
    next: 'Leave the redirect where it is for as long as the old host lets you, four weeks at least: apps learn the new address one by one.',
    button: 'Open the portal',
    why: 'You get this because you own the portal of a show that moves.',
  },
  'portal-leaving': {
    subject: (brand) => `Your show leaves ${brand} for another house`,
    preview: `Apps are told of its new feed for ${movingDays / 7} weeks.`,
    heading: 'Your show moves to another house',
    lead: (_client, _inviter, feed) =>
      `We have noted that your show has another feed from now on: ${feed}. For ${movingDays / 7} weeks our feed tells apps of it; after that it leads there for good. Pages and sound stay here.`,
    next: 'If that is not what you want, tell us within that time: until then it can be taken back. Everything of the show as one file is in the portal, under “How it is heard”.',
    button: 'Open the portal',
    why: 'You get this because you own the portal of a show that leaves.',
  },
  'portal-ending': {
    subject: (brand) => `Your show at ${brand} has ended`,
    preview: `It can be heard for ${endingDays} days more.`,
    heading: 'Your show has ended',
    lead: (_client, _inviter, title) =>
      `We have noted that ${title ? `“${title}”` : 'your show'} ends: its feed says that it is complete, and no episode is added. For ${endingDays} days everything can still be heard; then feed, pages and sound close, and your farewell is what stays.`,
    next: 'If that is not what you want, tell us within that time: until then it can be taken back. Everything of the show as one file is in the portal, under “How it is heard”.',
    button: 'Open the portal',
    why: 'You get this because you own the portal of a show that ends.',
  },
  'portal-staying': {
    subject: (brand) => `Your show stays at ${brand}`,
    preview: 'What we had noted was taken back.',
    heading: 'Your show stays',
    lead: (_client, _inviter, title) =>
      `That ${title ? `“${title}”` : 'your show'} moves to another house, or ends, was taken back. Its feed goes on as before.`,
    next: 'There is nothing for you to do.',
    button: 'Open the portal',
    why: 'You get this because we had told you otherwise.',
  },
}
