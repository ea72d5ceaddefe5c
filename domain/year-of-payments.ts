import { usd } from './usd.ts'

/** What a package holds in its first year; money in cents. */
type Offered = { name: string; setup: number; month: number; episodes: number; clips: number }
/** `voice`: what one cloned voice costs; `most`: the largest payment that can be drawn. */
export type YearAsked = { voice: number; most: number; offers: readonly Offered[] }
export type YearWishes = { episodes: number; voices: number; clips: number }

export const months = 12
export const barStep = 26
export const tallestBar = 280

/** The smallest package that holds what is wanted, and its year. Of wishes that the sliders allow, one always does. */
export function yearOfPayments({ voice, most, offers }: YearAsked, { episodes, voices, clips }: YearWishes) {
  const offer = offers.find((one) => one.episodes >= episodes && one.clips >= clips)
  if (!offer) return
  const { name, setup, month } = offer
  const clones = voices * voice
  const total = setup + months * month + clones
  const words = new Map([
    ['name', name],
    ['sum', `${usd(setup)} + ${months} × ${usd(month)}${voices ? ` + ${voices} × ${usd(voice)}` : ''}`],
    ['total', usd(total)],
    ['episodes', `${offer.episodes}`],
    ['each', usd(total / offer.episodes)],
    ['second', usd(months * month)],
  ])
  return { words, bars: paymentBars({ setup, clones, month }, most) }
}

/** `Second year: {second}` with what is said of that year. */
export const sayOfYear = (text: string, words: ReadonlyMap<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, word) => words.get(word) ?? '')

/** Paths of twelve payments on one scale: what is paid once stands at the foot of the first. */
export function paymentBars(payment: Record<'setup' | 'clones' | 'month', number>, most: number) {
  const height = (cents: number) => Math.round((cents / most) * tallestBar)
  const [setup, clones, month] = [height(payment.setup), height(payment.clones), height(payment.month)]
  const bar = (at: number, floor: number, up: number) =>
    `M${(at + 0.5) * barStep} ${tallestBar - floor}v${-up}`
  return {
    setup: bar(0, 0, setup),
    clones: bar(0, setup, clones),
    months: Array.from({ length: months }, (_, at) => bar(at, at ? 0 : setup + clones, month)).join(''),
  }
}
