import { Link, Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import { colours, styles } from './letter-styles.ts'

/** The way to the owner's minute, where the house has it. */
export function ChangeParagraph({ address }: { address: string | undefined }) {
  if (!address) return null
  return (
    <Text style={styles.text}>
      {letters.change.text}{' '}
      <Link className="signal" href={address} style={{ color: colours.signal }}>
        {letters.change.link}
      </Link>
    </Text>
  )
}
