import { Button, Link, Text } from '@react-email/components'
import { brandIn } from '#content/brand.ts'
import { holdUpToThem, holdUpWords } from '#content/hold-ups.ts'
import {
  lettersOfWaiting,
  memberLetters,
  showRunsOut,
  showStillWaits,
  stopCalls,
} from '#content/portal-letters.ts'
import type { Hold } from '#domain/hold-ups.ts'
import type { MemberLetterKind } from '#domain/letter.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { Gate } from '#domain/script-gate.ts'
import { pathOfHoldUp } from '#site/path-of-hold-up.ts'
import { paths } from '#site/paths.ts'
import { BareFrame } from './letter-frame.tsx'
import { colours, styles } from './letter-styles.ts'

type HeldUpShow = {
  showId: string
  clientId: string
  client: string
  holds: readonly Pick<Hold, 'what' | 'left'>[]
  /** What we ask where little is left to tell. */
  asked: readonly string[]
}

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
  waiting?: {
    what: Gate
    client: string
    request: string
    /** They were told of it before. */
    isAgain?: boolean
    /** An older form of it is out. */
    isOut?: boolean
    /** When it goes on where nobody answers, in words. */
    passes?: string
  }
  /** By what they have not done: each is said, and the first one is where it leads. */
  heldUp?: { shows: readonly HeldUpShow[]; isAgain: boolean }
  /** What opens the door, where they have asked for it. */
  code?: string
  secret?: string
  /** Where its reader may want no more of them. */
  stopToken?: string | undefined
}

export function subjectForMember({ kind, waiting, heldUp }: MemberLetterFacts, settings: Settings): string {
  if (runsOut(heldUp)) return showRunsOut.subject(brandIn(settings).name)
  if (heldUp?.isAgain) return showStillWaits(brandIn(settings).name)
  if (waiting?.passes) return lettersOfWaiting[waiting.what].passes.subject(waiting.passes)
  const { subject } = waiting?.isAgain ? lettersOfWaiting[waiting.what].again : memberLetters[kind]
  return subject(brandIn(settings).name)
}

/** Nothing of theirs is held up yet. */
const runsOut = (heldUp: MemberLetterFacts['heldUp']) =>
  heldUp?.shows.every(({ holds }) => holds.every(({ what }) => what === 'scarce')) ?? false

/** Its link leads to our own address as it is configured, and opens nothing by itself. */
export function MemberLetterBody(facts: MemberLetterFacts) {
  const { kind, client, inviter, part, origin, code, waiting, heldUp } = facts
  const { next, why, ...usual } = memberLetters[kind]
  const { heading } = runsOut(heldUp) ? showRunsOut : usual
  const first = heldUp?.shows[0]?.holds[0]
  const button = first ? holdUpWords.links[first.what] : usual.button
  const passes = waiting?.passes ? lettersOfWaiting[waiting.what].passes : undefined
  const out = waiting?.isOut ? lettersOfWaiting[waiting.what].out : undefined
  const preview = passes?.preview ?? out?.preview ?? (runsOut(heldUp) ? showRunsOut : usual).preview
  const lead =
    passes?.lead(client, part, waiting?.passes ?? '') ??
    out?.lead(client, part) ??
    (runsOut(heldUp) ? showRunsOut.lead : usual.lead(client, inviter, part))
  return (
    <BareFrame title={heading} preview={preview} origin={origin} footer={<Foot {...facts} why={why} />}>
      <Text style={styles.text}>{lead}</Text>
      {heldUp?.shows.map((show) => (
        <HeldUp key={show.showId} {...show} />
      ))}
      {code && <Text style={styles.code}>{code}</Text>}
      <Text style={styles.text}>{next}</Text>
      <Button href={origin + pathIn(facts)} style={styles.button}>
        {button}
      </Button>
    </BareFrame>
  )
}

const HeldUp = ({ client, holds, asked }: HeldUpShow) => (
  <>
    <Text style={styles.text}>{[`${client}:`, ...holds.map(holdUpToThem)].join(' ')}</Text>
    {asked.map((question) => (
      <Text key={question} style={styles.text}>
        {question}
      </Text>
    ))}
  </>
)

/** Stops these letters, and not the show. */
function Foot({ why, origin, stopToken }: MemberLetterFacts & { why: string }) {
  if (!stopToken) return why
  return (
    <>
      {why}
      <br />
      <Link className="signal" href={origin + paths.stop(stopToken)} style={{ color: colours.signal }}>
        {stopCalls.link}
      </Link>
    </>
  )
}

function pathIn({ secret, waiting, heldUp }: MemberLetterFacts): string {
  if (secret) return paths.portalLink(secret)
  const [first] = heldUp?.shows ?? []
  if (first) return pathOfHoldUp(first.holds[0]?.what, first.clientId, first.showId)
  return waiting ? paths.portalOffer(waiting.what, waiting.client, waiting.request) : paths.portalSignIn()
}
