import { Button, Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import { type Frame, LetterFrame } from './letter-frame.tsx'
import { styles } from './letter-styles.ts'

const words = letters.requestFailed

type Failed = Omit<Frame, 'title' | 'preview' | 'children'> & {
  reason: string
  isOurs: boolean
  isThin: boolean
}

export function RequestFailedLetter({ reason, isOurs, isThin, ...frame }: Failed) {
  return (
    <LetterFrame title={words.heading} preview={words.preview} {...frame}>
      <Text style={styles.text}>{words.lead(frame.website)}</Text>
      <Text style={styles.strong}>{reason}</Text>
      {isThin && frame.minuteAddress && <TwoQuestions address={frame.minuteAddress} />}
      <Text style={styles.text}>{isOurs ? words.ours : words.again}</Text>
    </LetterFrame>
  )
}

/** What a thin website does not say, its owner does. */
const TwoQuestions = ({ address }: { address: string }) => (
  <>
    <Text style={styles.text}>{words.thin}</Text>
    <ol style={styles.steps}>
      {words.questions.map((question) => (
        <li key={question} style={styles.step}>
          {question}
        </li>
      ))}
    </ol>
    <Button href={address} style={styles.button}>
      {words.answer}
    </Button>
  </>
)
