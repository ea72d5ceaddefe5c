import { Button, Text } from '@react-email/components'
import { letters } from '#content/letters.ts'
import type { OperatorLetterKind } from '#domain/letter.ts'
import { paths } from '#site/paths.ts'
import { BareFrame } from './letter-frame.tsx'
import { styles } from './letter-styles.ts'

export type OperatorLetterFacts = {
  kind: OperatorLetterKind
  website: null
  name: string
  origin: string
  facts: { secret: string }
}

/** Its link leads to our own address as it is configured, never to what some request called us. */
export function OperatorLetter({ kind, name, origin, facts: { secret } }: OperatorLetterFacts) {
  const { heading, preview, lead, button, why } = letters.operators[kind]
  return (
    <BareFrame title={heading} preview={preview} origin={origin} footer={why}>
      <Text style={styles.text}>{lead(name)}</Text>
      <Button href={origin + paths.studioLink(secret)} style={styles.button}>
        {button}
      </Button>
    </BareFrame>
  )
}
