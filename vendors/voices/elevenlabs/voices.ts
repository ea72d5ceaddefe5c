/** What it calls our stock voices. */
export const voices = {
  nora: 'EXAVITQu4vr4xnSDxMaL',
  ivy: 'FGY2WhTYpPnrIDTdsKH5',
  maya: 'XrExE9yKIg1WjnnlVkGX',
  ruth: 'Xb7hH8MSUJpSbSDYk0k2',
  sam: 'nPczCjzI2devNBz1zQrb',
  theo: 'TX3LPaxmHKxFdv7VOQHJ',
  hugo: 'pqHfZKP75CvOlQylNhV4',
  ewan: 'JBFqnCBsd6RMkjVDRZzb',
  finn: 'IKne3meq5aSn9XLyUdCD',
  bram: 'onwK4e9ZLuTAKqWW03F9',
} as const
