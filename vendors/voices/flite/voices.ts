/**
 * What it calls our stock voices. It has three speakers: the pitch in hertz, the pace and the length of the throat
 * (`tract`, below 1 is longer) make ten of them.
 */
export const voices = {
  nora: 'slt pace=0.95',
  ivy: 'slt hertz=190 tract=1.08',
  maya: 'slt hertz=150 pace=0.92 tract=0.93',
  ruth: 'slt hertz=135 pace=0.88 tract=0.88',
  sam: 'rms',
  theo: 'rms pace=1.05 tract=1.07',
  hugo: 'rms pace=0.97 tract=0.93',
  ewan: 'awb pace=0.95',
  finn: 'awb hertz=130 tract=1.07',
  bram: 'awb hertz=95 pace=0.92 tract=0.92',
} as const
