/** The small player at the bottom of a page. */
export const dockWords = {
  label: 'Sample player',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  close: 'Close the player',
  words: 'Transcript and sources',
  failed: 'The sample could not be played.',
  download: 'Download the file',
} as const
