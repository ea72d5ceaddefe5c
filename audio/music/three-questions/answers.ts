/** What a guitar makes of the open chord while nobody has answered yet: beats and semitones above the key note. */
export const answerNotes: readonly (readonly (readonly [beat: number, above: number])[])[] = [
  [
    [4, 14],
    [4.5, 12],
    [5, 14],
    [6, 19],
  ],
  [
    [4, 7],
    [4.5, 12],
    [5.5, 17],
    [6, 14],
  ],
  [
    [4, 17],
    [5, 14],
    [5.5, 12],
    [6, 14],
  ],
  [
    [4, 12],
    [4.75, 14],
    [5.5, 17],
    [6, 19],
  ],
  [
    [4, 19],
    [4.5, 17],
    [5, 14],
    [6, 12],
  ],
]
