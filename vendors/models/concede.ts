/** What a server does not take is left out, and stays left out for as long as the model is in use. */
import type { WireFault } from './wire.ts'

export type Learned = {
  /** How the form is asked for: by a schema, as any JSON, or in words alone. */
  form: 'schema' | 'json' | 'words'
  takesTemperature: boolean
  tellsUsage: boolean
  /** OpenAI’s later models count tokens under another name. */
  tokensAre: 'max_tokens' | 'max_completion_tokens'
  /** No more are taken of one answer. */
  mostTokens: number
  /** Its thoughts count as tokens of the answer. */
  thinks: boolean
}

export const nothingLearned = (): Learned => ({
  form: 'schema',
  takesTemperature: true,
  tellsUsage: true,
  tokensAre: 'max_tokens',
  mostTokens: Number.POSITIVE_INFINITY,
  thinks: false,
})

/** What these say, they say about whoever asks, whatever else is in it. */
const aboutUs = new Set([401, 402, 403, 408, 413, 429, 503, 529])

/** What is refused, how a server names it, and what is done without it. False: that is done already. */
const concessions: readonly { names: RegExp; give(learned: Learned, says: string): boolean }[] = [
  {
    names: /max_completion_tokens/,
    give(learned) {
      if (learned.tokensAre === 'max_completion_tokens') return false
      learned.tokensAre = 'max_completion_tokens'
      return true
    },
  },
  {
    names: /max_(?:output_|completion_)?tokens|(?:completion|output) tokens/i,
    give(learned, says) {
      const most = /context/i.test(says) ? undefined : mostTokensIn(says)
      if (most === undefined || most >= learned.mostTokens) return false
      learned.mostTokens = most
      return true
    },
  },
  {
    names: /temperature/i,
    give(learned) {
      if (!learned.takesTemperature) return false
      learned.takesTemperature = false
      return true
    },
  },
  {
    names: /stream_options|include_usage/i,
    give(learned) {
      if (!learned.tellsUsage) return false
      learned.tellsUsage = false
      return true
    },
  },
  {
    names:
      /response_format|json_schema|json_object|json mode|structured.?output|output_(?:config|format)|text\.format|grammar|schema/i,
    give(learned) {
      if (learned.form === 'words') return false
      learned.form = learned.form === 'schema' ? 'json' : 'words'
      return true
    },
  },
]

/** True: something was learned, and asking again at once makes sense. Some servers say this as 404 or 500. */
export function concede(learned: Learned, fault: WireFault): boolean {
  if (fault.kind !== 'said' || aboutUs.has(fault.status ?? 0)) return false
  const says = fault.says.slice(0, 2_000)
  return concessions.some(({ names, give }) => names.test(says) && give(learned, says))
}

/** `at most 4096 completion tokens`, `32000 > 8192, which is the maximum`, `range of max_tokens is [1, 8192]`: the least of them. */
function mostTokensIn(says: string): number | undefined {
  const numbers = (says.match(/(?<![\d.-])\d{3,6}(?![\d.-])/g) ?? [])
    .map(Number)
    .filter((number) => number >= 512)
  return numbers.length > 0 ? Math.min(...numbers) : undefined
}
