/** What it calls our stock voices. */
export const voices = {
  nora: 'en-US-AvaNeural',
  ivy: 'en-US-EmmaNeural',
  maya: 'en-US-JennyNeural',
  ruth: 'en-GB-SoniaNeural',
  sam: 'en-US-AndrewNeural',
  theo: 'en-US-BrianNeural',
  hugo: 'en-US-GuyNeural',
  ewan: 'en-GB-RyanNeural',
  finn: 'en-GB-ThomasNeural',
  bram: 'en-GB-OliverNeural',
} as const
