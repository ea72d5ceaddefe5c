import { Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import { ChangeParagraph } from './change-paragraph.tsx'
import { type Frame, LetterFrame } from './letter-frame.tsx'
import { styles } from './letter-styles.ts'

const words = letters.requestAccepted

type Accepted = Omit<Frame, 'title' | 'preview' | 'children'> & {
  dueBy: string
  isFromText?: boolean
  hasWaited?: boolean
}

export function RequestAcceptedLetter({ dueBy, isFromText = false, hasWaited = false, ...frame }: Accepted) {
  return (
    <LetterFrame title={words.heading} preview={words.preview} {...frame}>
      <Text style={styles.text}>{words.lead(frame.website)}</Text>
      {hasWaited && <Text style={styles.text}>{words.hasWaited}</Text>}
      <Text style={styles.strong}>{words.due(dueBy)}</Text>
      <Text style={styles.text}>{words.stepsTitle}:</Text>
      <ol style={styles.steps}>
        {(isFromText ? words.stepsFromText : words.steps).map((step) => (
          <li key={step} style={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      <ChangeParagraph address={frame.minuteAddress} />
      <Text style={styles.text}>{words.reply}</Text>
    </LetterFrame>
  )
}
