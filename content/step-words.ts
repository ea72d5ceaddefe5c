import type { Step } from '#domain/production.ts'

/** What a request is at. */
export const stepWords = {
  'read-website': 'Reading the website',
  plan: 'Planning',
  'write-script': 'Writing the script',
  'check-facts': 'Checking the facts',
  'await-script': 'Script before the client',
  'record-voices': 'Recording the voices',
  master: 'Mastering',
  illustrate: 'Drawing the cover',
  'await-approval': 'Waiting for approval',
  'await-episode': 'Episode before the client',
  publish: 'Publishing',
  mail: 'Sending the letter',
} satisfies Record<Step, string> as Record<string, string> // asked with what the database keeps
