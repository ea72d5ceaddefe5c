import { Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import { type Frame, LetterFrame } from './letter-frame.tsx'
import { styles } from './letter-styles.ts'

const words = letters.requestFailed

export type Failed = Omit<Frame, 'title' | 'preview' | 'children'> & { reason: string; isOurs: boolean }

export function RequestFailedLetter({ reason, isOurs, ...frame }: Failed) {
  return (
    <LetterFrame title={words.heading} preview={words.preview} {...frame}>
      <Text style={styles.text}>{words.lead(frame.website)}</Text>
      <Text style={styles.strong}>{reason}</Text>
      <Text style={styles.text}>{isOurs ? words.ours : words.again}</Text>
    </LetterFrame>
  )
}
