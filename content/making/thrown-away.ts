/** Which sentences of drafts the page shows: the website of the draft, and the number of the line in it. */
export const thrownAway: readonly { website: string; line: number }[] = [
  { website: 'paper-lantern.test', line: 38 },
  { website: 'tidyshift.test', line: 40 },
  { website: 'second-wind-bikes.test', line: 62 },
  { website: 'osteria-fiume.test', line: 56 },
  { website: 'tidyshift.test', line: 48 },
  { website: 'second-wind-bikes.test', line: 78 },
  { website: 'tidyshift.test', line: 5 },
  { website: 'quiet-hours-piano.test', line: 60 },
  { website: 'harbour-lane-bakery.test', line: 74 },
]
