import { Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import { type Frame, LetterFrame } from './letter-frame.tsx'
import { colours, styles } from './letter-styles.ts'

const words = letters.requestAccepted

export type Accepted = Omit<Frame, 'title' | 'preview' | 'children'> & { dueBy: string }

export function RequestAcceptedLetter({ dueBy, ...frame }: Accepted) {
  return (
    <LetterFrame title={words.heading} preview={words.preview} {...frame}>
      <Text style={styles.text}>{words.lead(frame.website)}</Text>
      <Text style={styles.strong}>{words.due(dueBy)}</Text>
      <Text style={styles.text}>{words.stepsTitle}:</Text>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginBottom: '12px' }}>
        <tbody>
          {words.steps.map((step, index) => (
            <tr key={step}>
              <td className="signal" style={{ ...styles.number, color: colours.signal }}>
                {index + 1}.
              </td>
              <td style={styles.step}>{step}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text style={styles.text}>{words.reply}</Text>
    </LetterFrame>
  )
}
