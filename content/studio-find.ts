/** What the search says that finds everything in the studio. */
export const findWords = {
  open: 'Find',
  heading: 'Find in the studio',
  label: 'Request, website, person or screen',
  button: 'Find',
  close: 'Close',
  requests: 'Requests',
  people: 'People',
  screens: 'Screens',
  nothing: (typed: string) => `Nothing fits “${typed}”.`,
} as const
