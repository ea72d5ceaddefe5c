import { Text } from '@react-email/components'
import { arrivalWords } from '#content/arrivals.ts'
import { BareFrame } from './letter-frame.tsx'
import { styles } from './letter-styles.ts'

export type FeedCodeFacts = { kind: 'feed-code'; show: string; code: string; origin: string }

const { letter: words } = arrivalWords

/** To whoever a feed names as its owner: a code, and no link. */
export const FeedCodeLetter = ({ show, code, origin }: FeedCodeFacts) => (
  <BareFrame title={words.heading} preview={words.preview} origin={origin} footer={words.why}>
    <Text style={styles.text}>{words.lead(show)}</Text>
    <Text style={styles.code}>{code}</Text>
    <Text style={styles.text}>{words.next}</Text>
  </BareFrame>
)
