/** Whether an episode goes on where nobody answers: only where an owner has chosen that, and never with a risk. */
export type SilenceChoice = 'waits' | 'passes'

export type Silence = {
  /** An owner has said so. */
  isChosen: boolean
  /** So many episodes of the show were approved by people. */
  approved: number
  /** What is out already is only corrected. */
  isOut: boolean
  /** They have answered that no lawyer and no authority looks at what they claim. */
  isUnregulated: boolean
}

/** Until then everybody knows what they agree to. */
export const approvedBeforeSilence = 3

export const maySilencePass = ({ isChosen, approved, isOut, isUnregulated }: Silence): boolean =>
  isChosen && approved >= approvedBeforeSilence && !isOut && isUnregulated
