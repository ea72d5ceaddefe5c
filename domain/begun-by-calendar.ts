/** What an episode is asked for as, where the calendar of a show begins it: in the words of its questionnaire. */
import type { CheckedBrief } from './brief.ts'
import { withoutDirections } from './directions.ts'
import { type Answer, noAnswer } from './questionnaire.ts'
import type { ShowChoices } from './script.ts'
import { checkWebsite } from './website-address.ts'

/** In the place of somebody who asks: nobody reads mail there. */
export const calendarAddress = 'calendar@shows.invalid'

type Asked = {
  answers: ReadonlyMap<string, Answer>
  isVoice: (id: string) => boolean
  topic: string | null
  /** Who speaks, where the client has decided about it since. */
  decided?: ShowChoices['voices'] | undefined
}

/** Undefined: they do not say which website is theirs. */
export function briefOfShow({ answers, isVoice, topic, decided }: Asked): CheckedBrief | undefined {
  const said = (question: string) => answers.get(question) ?? noAnswer
  const website = checkWebsite(said('website').text, { takesLongEndings: true })
  if (!website.ok) return undefined
  const isOne = decided ? !decided.guest : said('hosts').choices.includes('one')
  const hosts = isOne ? 1 : 2
  const [first, second] = said('voices').choices.filter(isVoice)
  const isWhole = first && (hosts === 1 || second)
  return {
    website: website.website,
    email: calendarAddress,
    review: 'usual',
    brief: {
      ...{ business: null, topic, text: null, pages: [], minutes: null, tellsAgain: false, hosts },
      note: withoutDirections(unsaid(said('never').text)),
      voices: decided ?? (isWhole ? { host: first, guest: second ?? first } : {}),
    },
  }
}

const mostUnsaid = 20

/** A line each, as a note of an operator would say it. */
const unsaid = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/[.!?;]+/g, ','))
    .filter((line) => /\p{L}{2}/u.test(line) && !/^(?:none|nothing|no)$/i.test(line))
    .slice(0, mostUnsaid)
    .map((line) => `Leave out ${line}.`)
    .join('\n')
    .slice(0, 2000)
