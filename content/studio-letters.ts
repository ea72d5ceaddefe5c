import type { LetterKind } from '#domain/letter.ts'

/** What the screen says about letters that nobody sends. */
export const keptLetters = {
  lead: 'No mail server is set (SMTP_URL), so nothing is sent: letters to people who asked are kept here, and wait for somebody to pass them on. Each look at one is written into the log.',
  operators:
    'Letters to operators hold a way into the studio and are not shown. Who needs a link gets one from npm run operator.',
  kinds: {
    'request-accepted': 'Request accepted',
    'episode-ready': 'Episode ready',
    'request-failed': 'Request failed',
  } satisfies Record<LetterKind, string>,
  columns: { what: 'Letter', to: 'To', at: 'Written' },
  letters: 'Letters',
  empty: 'Nothing has been written yet.',
  to: (address: string) => `To ${address}`,
  file: 'Download the file (.eml)',
  back: 'All letters',
} as const
