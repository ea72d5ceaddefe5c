/** What an episode is about and how long it can honestly be: for a model that writes, and for the desk. */
import type { Reading } from '#domain/evidence.ts'
import type { Plan } from '#domain/script.ts'
import { secondsFor } from '#domain/script-length.ts'
import { textOfExcerpt } from './excerpt.ts'
import type { Marked } from './marked.ts'
import type { WrittenProgramme } from './write-programme.ts'

type PlanWishes = { speakers?: 1 | 2; seconds?: number }

/** The length follows the material; what somebody wishes shortens it, and pads nothing. */
const usualSeconds = 320

export function planOf(
  reading: Reading,
  written: WrittenProgramme & { outcome: 'written' },
  { speakers = 2, seconds = usualSeconds }: PlanWishes,
): Plan {
  const { choice, script, effects, withheld } = written
  const read = [choice.who, ...choice.thread, ...choice.reviews, ...(choice.step ? [choice.step] : [])]
  const words = read.reduce((sum, each) => sum + each.words, 0) * 1.4
  const longest = secondsFor(words, script.chapters.length)
  const length = Math.min(seconds, Math.round(longest / 10) * 10)
  return {
    business: {
      name: reading.name,
      what: textOfExcerpt(choice.who),
      forWhom: '',
      offers: choice.thread.filter(({ matter }) => matter === 'range').map(textOfExcerpt),
      proof: choice.reviews.map(textOfExcerpt),
      tone: '',
    },
    title: script.title,
    angle: script.summary[0],
    speakers,
    seconds: length,
    chapters: chaptersOf(
      choice.thread,
      script.chapters.map(({ title }) => title),
      choice.who,
      length,
    ),
    ...(effects.length > 0 && { effects }),
    ...(withheld.length > 0 && { withheld }),
  }
}

/** Of what is only talked of nobody knows more before a model has read it. */
export const planOfTalk = (
  { name }: Reading,
  { effects, withheld }: WrittenProgramme,
  { speakers = 2, seconds = usualSeconds }: PlanWishes,
): Plan => ({
  ...{ business: { name, what: '', forWhom: '', offers: [], proof: [], tone: '' }, title: name, angle: name },
  ...{ speakers, seconds, chapters: [] },
  ...(effects.length > 0 && { effects }),
  ...(withheld.length > 0 && { withheld }),
})

function chaptersOf(
  thread: readonly Marked[],
  titles: readonly string[],
  who: Marked,
  seconds: number,
): Plan['chapters'] {
  const [first = '', more = '', last = ''] = titles
  const share = Math.floor(seconds / 5)
  return [
    { title: first, seconds: share, passages: [...who.passages] },
    { title: more, seconds: seconds - 2 * share, passages: thread.flatMap(({ passages }) => [...passages]) },
    { title: last, seconds: share, passages: [] },
  ]
}
