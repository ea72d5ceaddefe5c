import { Button, Text } from '@react-email/components'
import { brandIn } from '#content/brand.ts'
import { letters } from '#content/letters.ts'
import type { LinkLetterKind, WaitingLetterKind } from '#domain/letter.ts'
import type { Settings } from '#domain/read-setting.ts'
import { paths } from '#site/paths.ts'
import { BareFrame } from './letter-frame.tsx'
import { styles } from './letter-styles.ts'

export type OperatorLetterFacts = { website: null; name: string; origin: string } & (
  | { kind: LinkLetterKind; facts: { secret: string } }
  | { kind: WaitingLetterKind; facts: { waiting: number } }
)

/** Its link leads to our own address as it is configured, never to what some request called us. */
export function OperatorLetterBody(letter: OperatorLetterFacts) {
  const { heading, preview, button, why } = wordsOf(letter)
  return (
    <BareFrame title={heading} preview={preview} origin={letter.origin} footer={why}>
      <Text style={styles.text}>{leadOf(letter)}</Text>
      <Button href={letter.origin + pathOf(letter)} style={styles.button}>
        {button}
      </Button>
    </BareFrame>
  )
}

export const subjectOf = (letter: OperatorLetterFacts, settings: Settings): string =>
  isAboutWaiting(letter)
    ? letters.waiting[letter.kind].subject(letter.facts.waiting)
    : letters.operators[letter.kind].subject(brandIn(settings).name)

const wordsOf = (letter: OperatorLetterFacts) =>
  isAboutWaiting(letter) ? letters.waiting[letter.kind] : letters.operators[letter.kind]

const leadOf = (letter: OperatorLetterFacts): string =>
  isAboutWaiting(letter)
    ? letters.waiting[letter.kind].lead(letter.name, letter.facts.waiting)
    : letters.operators[letter.kind].lead(letter.name)

const pathOf = (letter: OperatorLetterFacts): string =>
  isAboutWaiting(letter) ? paths.studio() : paths.studioLink(letter.facts.secret)

type AboutWaiting = Extract<OperatorLetterFacts, { kind: WaitingLetterKind }>
const isAboutWaiting = (letter: OperatorLetterFacts): letter is AboutWaiting => 'waiting' in letter.facts
