/** What the screens about people, health and the log say. */

import type { ErasureReason } from '#domain/erasure.ts'
import type { State } from '#domain/health.ts'
import type { BrowserFound, VendorKind } from '#domain/installation.ts'
import { own } from '#domain/own.ts'
import { periodInWords, retention } from '#domain/retention.ts'
import { tableWords } from './table-words.ts'

export const peopleWords = {
  tableName: (table: string) => own(tableWords, table) ?? table,
  inOrder: (counts: Readonly<Record<string, number>>): [string, number][] => {
    const known = Object.keys(tableWords)
    const place = (table: string) => (known.includes(table) ? known.indexOf(table) : known.length)
    return Object.entries(counts)
      .filter(([, count]) => count > 0)
      .sort(([one], [other]) => place(one) - place(other))
  },
  lead: 'What is kept about one person: see it, hand over a copy, delete it. Each look is written into the log.',
  address: 'E-mail address of the person',
  addressHint: 'Capital letters and a +tag make no difference.',
  badAddress: 'This is no e-mail address.',
  notAllowed: 'Only an owner may delete what is kept about a person.',
  look: 'Look up',
  kept: 'What is kept',
  what: 'What',
  how: 'How much',
  nothing: 'Nothing is kept about this address, apart from what the log says.',
  pseudonym: (value: string) =>
    `Logs and receipts call this person ${value}. That is a keyed hash: it cannot be turned back into the address, and logs hold no address.`,
  logs: `Server logs are kept outside of this product for ${periodInWords(retention.serverLogs)}. Single clips of sound are named after what they say, not after people, and go after ${periodInWords(retention.clipCache)}.`,
  spellings: 'Also included, as other spellings of the same address:',
  unwanted: {
    stopped: 'This person wants no mail from us.',
    undeliverable: 'Mail to this person could not be delivered.',
  } as Record<string, string>, // asked with what the database says
  files: {
    media: 'Files of published episodes',
    work: 'Files of episodes in the making',
    outbox: 'Letters in this machine’s outbox',
    cache: 'Drafts of sound in this machine’s cache',
  },
  filesAway: 'Storage does not answer just now, so its files are not counted.',
  filesAndBytes: (count: number, size: string) => (count === 0 ? 'none' : `${count}, ${size}`),
  requests: 'Requests',
  requestColumns: { asked: 'Asked', email: 'Address', website: 'Website', state: 'State' },
  copy: 'A copy to hand over',
  copyText: 'Everything in one file, for the person or another service; the requests also as a table.',
  copyJson: 'Download everything (JSON)',
  copyCsv: 'Download the requests (CSV)',
  copyFile: (form: string) => `kept-about-one-person.${form}`,
  erase: 'Delete everything',
  eraseText:
    'Requests, episodes, letters and files go for good. An episode in the making ends. The links of delivered episodes will say that they were deleted. What stays: lines in the log without an address, and a receipt.',
  eraseAgain: 'Type the address again',
  notConfirmed: 'The two addresses differ. Nothing was deleted.',
  staysUnwanted: 'Keep the address on the list of those who want no mail',
  staysUnwantedHint: 'Without it, a new request for this address is answered with mail again.',
  eraseButton: 'Delete everything for good',
  receipts: 'Receipts',
  noReceipts: 'Nobody has been deleted yet.',
  receiptColumns: { number: 'Receipt', asked: 'Asked', done: 'Done', who: 'By', gone: 'Deleted' },
} as const

export const receiptWords = {
  title: (number: string) => `Receipt ${number}`,
  number: (number: number) => `E-${String(number).padStart(6, '0')}`,
  done: 'Everything is deleted.',
  underway:
    'The database holds nothing any more. Files are being deleted; this goes on by itself, even after a restart.',
  trouble: (reason: string) => `Last trouble: ${reason} It is tried again.`,
  again: 'Look again',
  download: 'Download this receipt',
  fileName: (number: string) => `receipt-${number}.json`,
  back: 'People',
  reasons: {
    asked: 'The person asked, an operator deleted',
    visitor: 'The person deleted the episode with its link',
    expired: 'Kept for long enough',
  } satisfies Record<ErasureReason, string>,
  fields: {
    reason: 'Reason',
    person: 'Person, as a keyed hash',
    operator: 'Operator',
    asked: 'Asked',
    done: 'Done',
    files: 'Files',
    unwanted: 'On the list of unwanted mail',
  },
  says: 'Receipt says',
  nobody: 'nobody',
  notYet: 'not yet',
  yes: 'yes',
  no: 'no',
  rows: 'Rows deleted',
  noRows: 'There were none.',
} as const

export function browserInWords(browser: BrowserFound): string {
  switch (browser.outcome) {
    case 'found':
      return `${browser.program}, kept away from the network`
    case 'off':
      return 'Switched off (CHROMIUM=off).'
    case 'no-program':
      return `None on this machine. On the server: ${browser.command}`
    case 'no-walls':
      return `${browser.program} is there, but this machine does not let us keep it away from the network (user namespaces), so it is not used. As root: ${browser.command}`
    case 'closed':
      return `${browser.program} is not there, or our account may not run it: ${browser.command}`
  }
}

export const healthWords = {
  states: { good: 'Good', look: 'Look', act: 'Act' } satisfies Record<State, string>,
  summary: {
    good: 'All is well.',
    look: 'Something wants a look.',
    act: 'Something needs you to act.',
  } satisfies Record<State, string>,
  asFile: 'The same for machines (JSON)',
  figures: 'Figures',
  columns: { what: 'What', figure: 'Figure', state: 'State' },
  queue: 'Queue',
  queueFigure: (waiting: number, active: number) => `${waiting} waiting, ${active} in work`,
  queueNever: 'No worker has opened the queue yet.',
  oldest: 'Oldest open request',
  noneOpen: 'None is open',
  openRequests: (count: number) => `of ${count} open`,
  due: 'due',
  letters: 'Letters',
  lettersFigure: (queued: number, failed: number, unclear: number) =>
    `${queued} queued, ${failed} failed, ${unclear} unclear`,
  line: 'Requests that wait in line',
  failures: (days: number) => `Failures of the last ${days} days`,
  noFailures: 'None.',
  failureColumns: { code: 'Reason', count: 'Requests', last: 'Last' },
  browser: 'Browser for websites that build themselves',
  browserFigure: browserInWords,
  disk: 'Disk of the data folder',
  diskFigure: (share: string, free: string) => `${share} taken, ${free} free`,
  diskUnknown: 'The data folder cannot be read.',
  database: 'Database',
  databaseFigure: (size: string, age: string, open: number, idle: number) =>
    `${size}; this connection is ${age} old; ${open} open, ${idle} idle`,
  parked: 'Productions that wait or need somebody',
  erasures: 'Deletions that are not complete',
  tidied: 'Forgetting what is too old, last time',
  never: 'never',
  backup: 'Last backup',
  noBackup: 'None yet. On the server, npm run backup -- <folder> makes one.',
  backupIsOld: 'older than a day: npm run backup -- <folder>, on the server, makes the next one',
  vendors: 'Vendors',
  vendorKinds: {
    web: 'Websites',
    writer: 'Writer',
    speech: 'Speech',
    storage: 'Storage',
    mail: 'Mail',
  } satisfies Record<VendorKind, string>,
  vendorColumns: { kind: 'For', choice: 'Set to', place: 'Where', last: 'Last trouble' },
  noTrouble: 'none',
  costs: 'What the newest episodes cost',
  noCosts: 'No episode has been published yet.',
  costColumns: {
    title: 'Episode',
    sound: 'Sound',
    work: 'Work',
    characters: 'Characters',
    engine: 'Engine',
    money: 'Money',
  },
  average: 'Average',
  unknownPrice: 'what your server costs',
  prices: 'Prices are those of vendors/voices:',
  price: (engine: string, price: string, source: string, asOf: string) =>
    `${engine}: ${price} (${source}, ${asOf})`,
  perMillion: (usd: string) => `${usd} for a million characters`,
} as const

export const logWords = {
  lead: `Who did and read what. Nobody can change or delete a line; lines go by themselves after ${periodInWords(retention.deeds)}.`,
  filter: 'Show',
  operator: 'Operator',
  everybody: 'Everybody',
  request: 'Request',
  deed: 'Action',
  everything: 'Everything',
  columns: { at: 'When', operator: 'Who', deed: 'Action', request: 'Request', facts: 'Facts' },
  lines: 'Lines',
  product: 'the product',
  empty: 'No line fits.',
  older: 'Older',
  newest: 'Newest',
  asFile: 'Download as a table (CSV)',
  fileName: 'log.csv',
} as const
