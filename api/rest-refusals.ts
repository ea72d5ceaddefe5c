/** What PostgREST's clients are told when they may not. They go by `code`; the sentences are ours, and name nothing inside. */
export type RestRefusal = { status: number; code: string; message: string; retryAfter?: number }

const refusal = (status: number, code: string, message: string): RestRefusal => ({ status, code, message })

export const refusals = {
  wrongKey: refusal(401, 'PGRST301', 'The header "apikey" must hold the public key of this site.'),
  mayNotRead: refusal(401, '42501', 'permission denied for table podcast_requests'),
  mayNotChange: refusal(401, '42501', 'permission denied for table podcast_requests'),
  onlyPending: refusal(401, '42501', 'A new request is "pending" and nothing else.'),
  noSuchTable: refusal(404, 'PGRST205', 'There is no such table.'),
  noSuchMethod: refusal(405, 'PGRST117', 'This method is not supported.'),
  noSuchSchema: refusal(406, 'PGRST106', 'There is only the schema "public".'),
  noSuchQuery: refusal(400, 'PGRST100', 'The only query parameter is "columns".'),
  onlyJson: refusal(415, 'PGRST107', 'Send application/json, in UTF-8 and not compressed.'),
  tooLarge: refusal(413, '54000', 'A request has at most 16 KB.'),
  cutOff: refusal(400, 'PGRST102', 'The body ended too early.'),
  noJson: refusal(400, 'PGRST102', 'The body must be one JSON object.'),
  oneAtATime: refusal(400, '23514', 'One request at a time.'),
  onlyText: refusal(400, 'PGRST102', 'Every column holds a text, in valid Unicode.'),
  namedTwice: refusal(400, 'PGRST102', 'A column is named twice.'),
  badTicket: refusal(400, 'PGRST102', 'The header "request-ticket" has 22 to 64 letters, digits, - or _.'),
  noWebsite: refusal(400, '23502', 'The column "website_url" must not be empty.'),
  noEmail: refusal(400, '23502', 'The column "email" must not be empty.'),
  badWebsite: refusal(400, '23514', 'The column "website_url" does not hold a website address.'),
  badEmail: refusal(400, '23514', 'The column "email" does not hold an e-mail address.'),
  badSource: refusal(400, '23514', 'The column "source" holds "create-free-episode" or nothing.'),
  refused: refusal(400, '23514', 'The request breaks a rule of the table.'),
  ticketTaken: refusal(409, '23505', 'This ticket belongs to another request.'),
  unavailable: {
    ...refusal(503, 'PGRST000', 'The request could not be kept. Please try again in a minute.'),
    retryAfter: 5,
  },
  broken: refusal(500, 'PGRSTX00', 'Something went wrong. Please try again.'),
} as const satisfies Record<string, RestRefusal>

/** The name is repeated only if it looks like one. */
export const unknownColumn = (name: string) =>
  refusal(
    400,
    'PGRST204',
    `Could not find ${/^\w{1,63}$/.test(name) ? `the '${name}'` : 'a'} column of 'podcast_requests' in the schema cache`,
  )

export const tooMany = (retryAfter = 60): RestRefusal => ({
  ...refusal(429, 'PT429', 'Too many requests. Please try again later.'),
  retryAfter,
})
