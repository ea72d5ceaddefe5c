/** Each figure beside what it should be. */
import { type JudgingFigures, mostOfHosts, type Spread } from './figures.ts'
import type { Grades } from './grades.ts'
import type { Size } from './size-of-writer.ts'

/** `isMet` is missing where nothing can be said yet, or where there is no bar. */
export type Bar = { what: string; measured: string; bar: string; isMet?: boolean }

export function barsOf(figures: JudgingFigures, size: Size): Bar[] {
  const { telling, hostShare, repeated, beginnings, refused, seconds, length, websites, episodes } = figures
  const begun = beginnings.sign + beginnings.introduction
  const wrongMouths = refused.filter(({ isWrongMouth }) => isWrongMouth).length
  const expressions = Object.values(size.regularExpressions).reduce((sum, each) => sum + each, 0)
  return [
    shareBar('English websites with 90 or more readable words that get an episode', telling, 0.95),
    {
      what: 'Words by hosts, of all that is heard',
      measured: `${percent(hostShare.mean)} on average, ${percent(hostShare.most)} at most`,
      bar: `at most ${percent(mostOfHosts)}`,
      ...(episodes > 0 && { isMet: hostShare.most <= mostOfHosts }),
    },
    noneBar('Lines of hosts outside the frame in more than one episode of five', repeated.length),
    shareBar(
      'First 20 seconds hold what stands over the door, or an introduction',
      { websites: episodes, episodes: begun },
      0.9,
    ),
    noneBar('Sentences of the writer that the gate refuses', refused.length),
    noneBar('… of them in a wrong mouth', wrongMouths),
    {
      what: 'Seconds from website to script',
      measured: `${seconds.mean.toFixed(2)} on average, ${seconds.most.toFixed(2)} at most`,
      bar: 'at most 1',
      ...(websites > 0 && { isMet: seconds.most <= 1 }),
    },
    {
      what: 'Length heard',
      measured: minutesOf(length),
      bar: '1:00 to 5:00',
      ...(episodes > 0 && { isMet: length.least >= 60 && length.most <= 300 }),
    },
    { what: 'Regular expressions in the writer’s rooms', ...atMost(expressions, 120) },
    { what: 'Lines of the writer', ...atMost(size.lines, 1200) },
  ]
}

export function barsOfReaders(grades: Grades): Bar[] {
  const meanBar = (what: string, of: (each: Grades[number]) => number, bar: number): Bar => {
    if (grades.length === 0) return { what, measured: unread, bar: `${bar.toFixed(1)} of 5` }
    const mean = grades.reduce((sum, each) => sum + of(each), 0) / grades.length
    return { what, measured: mean.toFixed(2), bar: `${bar.toFixed(1)} of 5`, isMet: mean >= bar }
  }
  const share = (what: string, is: (each: Grades[number]) => boolean, bar: number) =>
    shareBar(what, { websites: grades.length, episodes: grades.filter(is).length }, bar)
  return [
    share('Publishable as it is', ({ publishable }) => publishable === 'yes', 0.4),
    share('Publishable with up to three edits', ({ publishable }) => publishable !== 'no', 0.8),
    meanBar('Truth', ({ truth }) => truth, 4.7),
    meanBar('Relevance', ({ relevance }) => relevance, 3.8),
    meanBar('Fluency', ({ fluency }) => fluency, 4),
    meanBar('Structure', ({ structure }) => structure, 4),
    meanBar('A listener would stay to the end', ({ stay }) => stay, 4),
    share('First 20 seconds say what, and for whom', ({ within20s }) => within20s, 0.9),
  ]
}

const unread = 'nothing to tell by'

function shareBar(
  what: string,
  { websites, episodes }: { websites: number; episodes: number },
  bar: number,
): Bar {
  if (websites === 0) return { what, measured: unread, bar: percent(bar) }
  const share = episodes / websites
  return {
    what,
    measured: `${percent(share)} (${episodes} of ${websites})`,
    bar: percent(bar),
    isMet: share >= bar,
  }
}

const noneBar = (what: string, found: number): Bar => ({
  what,
  measured: `${found}`,
  bar: 'none',
  isMet: found === 0,
})

const atMost = (found: number, most: number) => ({
  measured: `${found}`,
  bar: `at most ${most}`,
  isMet: found <= most,
})

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`

const minutesOf = ({ mean, least, most }: Spread) =>
  `${asMinutes(mean)} on average, ${asMinutes(least)} to ${asMinutes(most)}`
function asMinutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
