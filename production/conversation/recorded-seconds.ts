/** What the answers in `recorded/` were asked for: 739 words, of hosts who spoke faster. */
export const recordedSeconds = 342
