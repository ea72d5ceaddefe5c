/** The figures of many websites. */
import type { Repeated } from './free-lines.ts'
import { repeatedLines } from './free-lines.ts'
import type { JudgedWebsite, RefusedLine } from './judge-website.ts'

export type Spread = { mean: number; least: number; most: number }

export type JudgingFigures = {
  websites: number
  episodes: number
  refusals: readonly { site: string; reason: string; readable: number }[]
  /** English websites with enough to tell. */
  telling: { websites: number; episodes: number; without: readonly string[] }
  hostShare: Spread
  /** Episodes in which hosts say more than they should. */
  talkative: readonly string[]
  repeated: readonly Repeated[]
  beginnings: { sign: number; introduction: number; without: readonly string[] }
  refused: readonly (RefusedLine & { site: string })[]
  seconds: Spread
  /** To hear, in seconds. */
  length: Spread
}

const leastReadable = 90
export const mostOfHosts = 0.25

export function figuresOf(judged: readonly JudgedWebsite[]): JudgingFigures {
  const episodes = judged.filter(({ outcome }) => outcome === 'episode')
  const telling = judged.filter(({ language, readable }) => language === 'en' && readable >= leastReadable)
  const begin = (wanted: JudgedWebsite['beginning']) =>
    episodes.filter(({ beginning }) => beginning === wanted)
  return {
    websites: judged.length,
    episodes: episodes.length,
    refusals: judged
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ site, reason, readable }) => ({ site, reason, readable })),
    telling: {
      websites: telling.length,
      episodes: telling.filter(({ outcome }) => outcome === 'episode').length,
      without: sitesOf(telling.filter(({ outcome }) => outcome === 'refused')),
    },
    hostShare: spreadOf(episodes.map(({ hostShare }) => hostShare)),
    talkative: sitesOf(episodes.filter(({ hostShare }) => hostShare > mostOfHosts)),
    repeated: repeatedLines(episodes),
    beginnings: {
      sign: begin('sign').length,
      introduction: begin('introduction').length,
      without: sitesOf(begin('neither')),
    },
    refused: judged.flatMap(({ site, refused }) => refused.map((line) => ({ ...line, site }))),
    seconds: spreadOf(judged.map(({ seconds }) => seconds)),
    length: spreadOf(episodes.map(({ length }) => length)),
  }
}

const sitesOf = (judged: readonly JudgedWebsite[]) => judged.map(({ site }) => site)

/** Of nothing it is nought. */
function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, least: 0, most: 0 }
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  return { mean, least: Math.min(...values), most: Math.max(...values) }
}
