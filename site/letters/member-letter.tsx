import { Button, Text } from '@react-email/components'
import { brandIn } from '#content/brand.ts'
import { memberLetters } from '#content/portal-letters.ts'
import type { MemberLetterKind } from '#domain/letter.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { Gate } from '#domain/script-gate.ts'
import { paths } from '#site/paths.ts'
import { BareFrame } from './letter-frame.tsx'
import { styles } from './letter-styles.ts'

export type MemberLetterFacts = {
  kind: MemberLetterKind
  name: string
  client: string
  origin: string
  /** The address of whoever has invited them; empty: the agency has. */
  inviter: string
  /** Of the questionnaire, or the title of what waits. */
  part: string
  /** Where that is read or heard. */
  waiting?: { what: Gate; client: string; request: string }
  /** What opens the door, where they have asked for it. */
  code?: string
  secret?: string
}

export const subjectForMember = ({ kind }: MemberLetterFacts, settings: Settings): string =>
  memberLetters[kind].subject(brandIn(settings).name)

/** Its link leads to our own address as it is configured, and opens nothing by itself. */
export function MemberLetterBody(facts: MemberLetterFacts) {
  const { kind, client, inviter, part, origin, code } = facts
  const { heading, preview, lead, next, button, why } = memberLetters[kind]
  return (
    <BareFrame title={heading} preview={preview} origin={origin} footer={why}>
      <Text style={styles.text}>{lead(client, inviter, part)}</Text>
      {code && <Text style={styles.code}>{code}</Text>}
      <Text style={styles.text}>{next}</Text>
      <Button href={origin + pathIn(facts)} style={styles.button}>
        {button}
      </Button>
    </BareFrame>
  )
}

function pathIn({ secret, waiting }: MemberLetterFacts): string {
  if (secret) return paths.portalLink(secret)
  return waiting ? paths.portalOffer(waiting.what, waiting.client, waiting.request) : paths.portalSignIn()
}
