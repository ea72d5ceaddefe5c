const names = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'] as const

const semitones: readonly string[] = names

export type Pitch = `${(typeof names)[number]}${1 | 2 | 3 | 4 | 5 | 6}`

/** Equal temperament on A4 = 440 Hz. */
export function hertz(pitch: Pitch): number {
  const octave = Number(pitch.slice(-1))
  const semitone = semitones.indexOf(pitch.slice(0, -1))
  return 440 * 2 ** (octave - 4 + (semitone - semitones.indexOf('A')) / 12)
}

/** By its MIDI number: 69 is A4. */
export function pitchOf(midi: number): Pitch {
  const octave = Math.floor(midi / 12) - 1
  // Six octaves are more than any instrument here has.
  return `${names[midi % 12] ?? 'C'}${octave as 1 | 2 | 3 | 4 | 5 | 6}`
}

export const detuned = (hertz: number, cents: number) => hertz * 2 ** (cents / 1200)
