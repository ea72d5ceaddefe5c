/** The ident in the gallery's player; its captions describe the music that production/ synthesizes. */

type Chapter = { startSeconds: number; title: string }
type Caption = { startSeconds: number; text: string }
type Ident = {
  title: string
  show: string
  caption: string
  durationSeconds: number
  chapters: readonly Chapter[]
  transcript: readonly Caption[]
}

const durationSeconds = 45

export const ident: Ident = {
  title: 'Forty-five seconds off the mic',
  show: 'Ident',
  caption: `This is our ident: about ${durationSeconds} seconds of music played by our own code, with no voice yet. The voices in the episodes we produce are AI voices, and each episode says so.`,
  durationSeconds,
  chapters: [
    { startSeconds: 0, title: 'Mic off' },
    { startSeconds: 8, title: 'The theme' },
    { startSeconds: 20, title: 'Room for a voice' },
    { startSeconds: 34, title: 'Sign-off' },
  ],
  transcript: [
    { startSeconds: 0, text: 'A few struck notes, and the click of a microphone being switched off.' },
    { startSeconds: 8, text: 'A plucked melody over a warm bass and a soft pad, with light percussion.' },
    {
      startSeconds: 20,
      text: 'The melody steps back and leaves a quiet bed. In an episode, a voice would speak here.',
    },
    { startSeconds: 34, text: 'The melody returns once, comes to rest, and its last notes ring out.' },
  ],
}
