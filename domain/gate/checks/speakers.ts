import { fault } from '#domain/gate/line.ts'
import { attributionOf, speaksFor } from '#domain/gate/speakers.ts'
import type { Check } from './check.ts'

/** Words put into somebody's mouth. */
export const speakers: Check = {
  name: 'speaker',
  find({ text, section, site }) {
    const attributed = attributionOf(text, site)
    if (attributed)
      return speaksFor(attributed.name, section, site)
        ? []
        : [fault('speaker', `The website does not say that these are words of ${attributed.name}.`)]
    return section.passage.kind === 'quote'
      ? [fault('speaker', `These are words of ${section.signature || 'a customer'}: say so.`)]
      : []
  },
  right: [
    [
      'Margaret Oakes says: I stayed for the rye.',
      'I moved for the sea. I stayed for the rye.\nMargaret Oakes, customer since 1994',
    ],
  ],
  wrong: [
    [
      'Alan Pryce: I stayed for the rye.',
      'I moved for the sea. I stayed for the rye.\nMargaret Oakes, customer since 1994',
    ],
    ['Henrik Voss said: Most plans fail in month seven.', 'Most plans fail in month seven.'],
    [
      'They stayed for the rye.',
      'I moved for the sea. I stayed for the rye.\nMargaret Oakes, customer since 1994',
    ],
  ],
}
