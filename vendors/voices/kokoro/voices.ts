/** What it calls our stock voices. */
export const voices = {
  nora: 'af_heart',
  ivy: 'af_bella',
  maya: 'af_nicole',
  ruth: 'bf_emma',
  sam: 'am_michael',
  theo: 'am_puck',
  hugo: 'am_fenrir',
  ewan: 'bm_george',
  finn: 'bm_fable',
  bram: 'bm_lewis',
} as const
