import { render } from '@react-email/components'
import type { ReactNode } from 'react'
import { arrivalWords } from '#content/arrivals.ts'
import { brandIn } from '#content/brand.ts'
import { facts } from '#content/facts.ts'
import { letters } from '#content/letters.ts'
import { withoutDirections } from '#domain/directions.ts'
import { isForMember, type LetterKind } from '#domain/letter.ts'
import { isThin } from '#domain/minute.ts'
import type { Settings } from '#domain/read-setting.ts'
import { isAddressOfText, websiteName } from '#domain/website-name.ts'
import { paths } from '#site/paths.ts'
import { SettingsContext } from '#site/settings.ts'
import { type EpisodeLetterFacts, EpisodeReadyLetter } from './episode-ready-letter.tsx'
import { type FeedCodeFacts, FeedCodeLetter } from './feed-code-letter.tsx'
import { MemberLetterBody, type MemberLetterFacts, subjectForMember } from './member-letter.tsx'
import { OperatorLetterBody, type OperatorLetterFacts, subjectOf } from './operator-letter.tsx'
import { RequestAcceptedLetter } from './request-accepted-letter.tsx'
import { RequestFailedLetter } from './request-failed-letter.tsx'

export type LetterFacts = RequestLetterFacts | OperatorLetterFacts | MemberLetterFacts | FeedCodeFacts

type RequestLetterFacts = {
  kind: LetterKind
  website: string
  requestedAt: Date
  stopToken: string
  /** Undefined: the house has switched it off. */
  minuteToken?: string | undefined
  origin: string
  facts: Record<string, unknown>
}

export type WrittenLetter = { subject: string; html: string; text: string; stopAddress?: string }

const dates = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
/** Within two days its name says which one. */
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const dateOf = (date: Date) => `${dates.format(date)} UTC`

const goesToMember = (letter: LetterFacts): letter is MemberLetterFacts => isForMember(letter.kind)

/** One letter as its reader gets it: both parts, and the address that ends all mail. Nobody's words turn ours around. */
export async function writeLetter(letter: LetterFacts, settings: Settings): Promise<WrittenLetter> {
  const written = await writtenFor(letter, settings)
  const { subject, html, text } = written
  return {
    ...written,
    subject: withoutDirections(subject),
    html: withoutDirections(html),
    text: withoutDirections(text),
  }
}

function writtenFor(letter: LetterFacts, settings: Settings): Promise<WrittenLetter> {
  if (letter.kind === 'feed-code')
    return writtenBy(
      <FeedCodeLetter {...letter} />,
      arrivalWords.letter.subject(brandIn(settings).name),
      settings,
    )
  return goesToMember(letter)
    ? writeMemberLetter(letter, settings)
    : letter.website === null
      ? writtenBy(<OperatorLetterBody {...letter} />, subjectOf(letter, settings), settings)
      : writeRequestLetter(letter, settings)
}

async function writeRequestLetter(letter: RequestLetterFacts, settings: Settings): Promise<WrittenLetter> {
  const { origin, stopToken, requestedAt } = letter
  const website = websiteName(letter.website)
  const stopAddress = origin + paths.stop(stopToken)
  const minuteAddress = letter.minuteToken ? origin + paths.minute(letter.minuteToken) : undefined
  const frame = { website, requestedOn: dateOf(requestedAt), origin, stopAddress, minuteAddress }
  const { subject, element } = letterOf(letter, frame)
  return { ...(await writtenBy(element, subject, settings)), stopAddress }
}

async function writeMemberLetter(letter: MemberLetterFacts, settings: Settings): Promise<WrittenLetter> {
  const { origin, stopToken } = letter
  const body = <MemberLetterBody {...letter} />
  const written = await writtenBy(body, subjectForMember(letter, settings), settings)
  return { ...written, ...(stopToken && { stopAddress: origin + paths.stop(stopToken) }) }
}

/** Whoever has asked for it, or is one of us, has no mail to stop. */
async function writtenBy(body: ReactNode, subject: string, settings: Settings): Promise<WrittenLetter> {
  const element = <SettingsContext value={settings}>{body}</SettingsContext>
  return {
    subject,
    html: await render(element),
    text: await render(element, { plainText: true }),
  }
}

type Told = {
  website: string
  requestedOn: string
  origin: string
  stopAddress: string
  minuteAddress: string | undefined
}

/** What each kind knows was written down when it became due. */
function letterOf({ kind, facts: told, requestedAt, website }: RequestLetterFacts, frame: Told) {
  switch (kind) {
    case 'request-accepted': {
      const dueBy = days.format(new Date(requestedAt.getTime() + facts.sampleDeliveryHours.most * 3_600_000))
      return {
        subject: letters.requestAccepted.subject(frame.website),
        element: (
          <RequestAcceptedLetter
            {...frame}
            dueBy={dueBy}
            isFromText={isAddressOfText(website)}
            hasWaited={told.hasWaited === true}
          />
        ),
      }
    }
    case 'episode-ready': {
      const episode = told as EpisodeLetterFacts // the publishing step wrote it
      return {
        subject: letters.episodeReady.subject(episode.title),
        element: <EpisodeReadyLetter {...frame} episode={episode} />,
      }
    }
    case 'request-failed': {
      const { code, reason } = told as { code: string; reason: string } // what ended the production wrote it
      return {
        subject: letters.requestFailed.subject(frame.website),
        element: (
          <RequestFailedLetter
            {...frame}
            reason={reason}
            isOurs={/^(?:our-trouble|too-long)$/.test(code)}
            isThin={isThin(code)}
          />
        ),
      }
    }
  }
}
