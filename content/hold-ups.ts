import type { Hold, HoldUp } from '#domain/hold-ups.ts'

type Said = Pick<Hold, 'what' | 'left'>

const leftToTell = (episodes: number) =>
  episodes === 0
    ? 'not enough for another episode is left to tell'
    : episodes === 1
      ? 'about one episode is left to tell'
      : `about ${episodes} episodes are left to tell`

/** To its client. */
export function holdUpToThem({ what, left }: Said): string {
  if (what !== 'scarce') return holdUpWords.theirs[what]
  const said = leftToTell(left ?? 0)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}: answer the questions that we have asked, or hand in a text, and it goes on.`
}

export const holdUpOnBoard = ({ what, left }: Said): string =>
  what === 'scarce'
    ? `with the client: ${leftToTell(left ?? 0)}, and they are asked for more`
    : holdUpWords.board.whats[what]

/** Why nothing comes of a show: the same in letters, in the portal and on the board. */
export const holdUpWords = {
  /** To its client. */
  theirs: {
    nobody: 'Nobody of you may approve anything. Answer this letter, and say who should.',
    plan: 'We do not know yet which plan you have. That is ours to find out.',
    questions: 'The questions that are marked as needed are not all answered: episodes are made from them.',
    days: 'Nobody has said on which days episodes appear.',
    draft: 'Parts of the draft of your show are not decided: name, look, sound and first titles.',
    material:
      'Nothing is left that may be read aloud and is not told. Hand in a text, or answer three questions, and it goes on.',
  } satisfies Record<Exclude<HoldUp, 'scarce'>, string>,
  /** What leads there. */
  links: {
    nobody: 'Open the portal',
    plan: 'Open the portal',
    questions: 'Answer the questions',
    days: 'Choose the days',
    draft: 'See the draft',
    material: 'Hand something in',
    scarce: 'Answer three questions',
  } satisfies Record<HoldUp, string>,
  board: {
    heading: 'What holds shows up',
    whats: {
      nobody: 'with the client: nobody there may approve',
      plan: 'ours: nobody knows which plan it is',
      questions: 'with the client: needed questions are not answered',
      days: 'with the client: nobody has said on which days it appears',
      draft: 'with the client: parts of the draft are not decided',
      material: 'with the client: nothing is left that may be read aloud and is not told',
    } satisfies Record<Exclude<HoldUp, 'scarce'>, string>,
    since: 'since',
    more: 'and more: those that have stood longest are shown',
  },
} as const
