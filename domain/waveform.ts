/** How an episode sounds, bar by bar, in two inks: the script knows who speaks. */
import { isHost, type Speaker } from './script.ts'

export type Waveform = {
  /** From 0 to 1, one a bar. */
  levels: readonly number[]
  /** Who is heard, a letter a bar: `q` who asks, `a` who answers, `.` nobody. */
  inks: string
}

export const inks = ['asks', 'answers', 'nobody'] as const
export type Ink = (typeof inks)[number]

/** As many as a wide screen can tell apart, and divisible by most of what a narrow one shows. */
export const waveformBars = 216

type Said = { speaker: Speaker; start: number; end: number }
type Sounding = {
  seconds: number
  sentences: readonly Said[]
  waveform?: Waveform
  /** What was published before 0.5 has these instead. */
  peaks?: readonly number[]
}

/** Whatever an episode was published with. */
export function waveformOf({ waveform, peaks = [], seconds, sentences }: Sounding): Waveform {
  if (waveform) return waveform
  const levels = peaks.map((level) => (Number.isFinite(level) ? Math.min(1, Math.max(0, level)) : 0))
  return inTwoInks(levels, seconds, sentences)
}

export const inTwoInks = (
  levels: readonly number[],
  seconds: number,
  sentences: readonly Said[],
): Waveform => ({ levels, inks: inksOf(levels.length, seconds, sentences) })

/** A bar is as high as the loudest tenth of its time: whoever speaks for a tenth of it is heard in it. */
const leastShare = 0.1

function inksOf(bars: number, seconds: number, sentences: readonly Said[]): string {
  const each = seconds / bars
  const answers = whoAnswers(sentences)
  const spoken = { q: new Float64Array(bars), a: new Float64Array(bars) }
  for (const { speaker, start, end } of sentences) {
    const times = spoken[answers(speaker) ? 'a' : 'q']
    const last = Math.min(bars - 1, Math.floor(end / each))
    for (let bar = Math.max(0, Math.floor(start / each)); bar <= last; bar++)
      times[bar] = (times[bar] ?? 0) + Math.min(end, (bar + 1) * each) - Math.max(start, bar * each)
  }
  return Array.from(spoken.q, (asked, bar) => {
    const answered = spoken.a[bar] ?? 0
    if (Math.max(asked, answered) < leastShare * each) return '.'
    return asked >= answered ? 'q' : 'a'
  }).join('')
}

/** Where a website is read aloud, it answers and both hosts ask; in a talk the guest does. */
function whoAnswers(sentences: readonly Said[]): (speaker: Speaker) => boolean {
  const isRead = sentences.some(({ speaker }) => !isHost(speaker))
  return (speaker) => (isRead ? !isHost(speaker) : speaker === 'guest')
}

export function inkOf({ inks: letters }: Waveform, bar: number): Ink {
  if (letters[bar] === 'q') return 'asks'
  return letters[bar] === 'a' ? 'answers' : 'nobody'
}

/** As many bars as a small place takes: of each stretch the highest, with its ink. */
export function fewerBars(waveform: Waveform, count: number): Waveform {
  const { levels, inks: letters } = waveform
  if (levels.length <= count) return waveform
  const highest = Array.from({ length: count }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.floor((edge * levels.length) / count))
    const stretch = levels.slice(from, to)
    return (from ?? 0) + stretch.indexOf(Math.max(...stretch))
  })
  return {
    levels: highest.map((bar) => levels[bar] ?? 0),
    inks: highest.map((bar) => letters[bar] ?? '.').join(''),
  }
}
