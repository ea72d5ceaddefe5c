/** The brand's mark: a disc of 24 cut from upper left to lower right, a microphone switched off. */
export const markHalves =
  'M2.34 4.88 19.12 21.66A12 12 0 0 1 2.34 4.88zM4.88 2.34 21.66 19.12A12 12 0 0 0 4.88 2.34z'
