/** The screen on which a show gets a name of its own. */
export const showHostWords = {
  link: 'A name of its own',
  heading: 'A name of its own',
  lead: 'Under a name of its own in the web, such as podcast.bakery.example, the same pages and the same feed are answered as here. The addresses that apps and search engines keep stay those here.',
  host: 'Name (without https://)',
  keep: 'Save',
  means: 'Whoever owns the name says so where its DNS is kept, in one of two ways:',
  leadHere: (host: string, ours: string) =>
    `${host} leads here: CNAME ${ours}, or the same A and AAAA records.`,
  prove: (name: string) => `Where that comes later, a TXT record at ${name} says:`,
  isProved: 'Proved. Its page is answered at',
  notYet: 'Not proved yet: nothing is answered under it.',
  look: 'Look for it',
  lookAgain: 'Look again',
  forget: 'Take the name away',
  proxy: 'The certificate is the business of the proxy in front of us: the guide says how.',
  said: {
    done: 'Done.',
    gone: 'That is not there any more. Nothing was changed.',
    'bad-host': 'Enter a name such as podcast.bakery.example: no address, no number, and none of ours.',
    'host-taken': 'Another show here has proved this name.',
    'not-there':
      'Neither the record nor an answer of ours is found under this name yet. DNS may need an hour.',
  },
} as const
