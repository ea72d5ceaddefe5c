import { type BriefFault, type BriefField, mostBusinessCharacters, type Review } from '#domain/brief.ts'
import { aim } from './studio-aim.ts'

type Messages = Partial<Record<BriefFault, string>>

/** What the screen says on which an operator enters a request for somebody. */
export const newRequest = {
  heading: 'New request',
  lead: 'For somebody who asked by telephone or letter, or who needs more than the form can take.',
  guides: 'How the show of a website sounds is its voice guide.',
  groups: {
    source: {
      title: 'What the episode is made from',
      text: 'A website that we read, a text, or both.',
    },
    person: {
      title: 'Who gets it',
      text: 'This person gets the confirmation and the episode, like everybody else.',
    },
    episode: { title: 'How it is to be', text: '' },
  },
  fields: {
    ...aim.fields,
    website: 'Website',
    business: 'Name of the business',
    email: 'E-mail address of the client',
    hosts: 'Hosts',
    host: 'Voice of the host',
    guest: 'Voice of the guest',
    review: 'Who lets it go out',
  } satisfies Record<BriefField, string>,
  hints: {
    ...aim.hints,
    website: 'Any domain that exists, such as bakery.consulting.',
    business:
      'Needed with a text alone. With a website it is used in place of what the website calls itself.',
    guest: 'Speaks only where there are two hosts.',
  } satisfies Partial<Record<BriefField, string>> as Partial<Record<BriefField, string>>,
  hosts: { '1': 'One host', '2': 'Two hosts' },
  reviews: {
    usual: 'As it is set for all',
    automatic: 'The line by itself, after all checks',
    review: 'A person who approves it first',
  } satisfies Record<Review, string>,
  button: 'Enter the request',
  faults: {
    ...aim.faults,
    website: {
      missing: 'Enter a website, or paste a text below.',
      invalid: 'This is no address of a website.',
    },
    business: {
      'needed-for-text': 'A text does not say whose it is: enter the name of the business.',
      invalid: 'A name is one line of what can be seen and read.',
      'too-long': `At most ${mostBusinessCharacters} characters.`,
    },
    email: { missing: 'Enter an e-mail address.', invalid: 'This is no e-mail address.' },
    hosts: { unknown: 'Choose one or two hosts.' },
    host: { unknown: 'Choose a voice.' },
    guest: { unknown: 'Choose a voice.', 'same-voice': 'Two hosts need two voices.' },
    review: { unknown: 'Choose who lets it go out.' },
  } satisfies Record<BriefField, Messages> as Record<BriefField, Messages>,
  notEntered: (faults: number) =>
    faults === 1
      ? 'Nothing was entered yet: one field needs you.'
      : `Nothing was entered yet: ${faults} fields need you.`,
} as const
