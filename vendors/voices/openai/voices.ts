/** What it calls our stock voices. */
export const voices = {
  nora: 'nova',
  ivy: 'shimmer',
  maya: 'coral',
  ruth: 'sage',
  sam: 'echo',
  theo: 'ash',
  hugo: 'onyx',
  ewan: 'fable',
  finn: 'alloy',
  bram: 'ballad',
} as const
