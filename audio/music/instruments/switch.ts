import { filter, highPass } from '#audio/filter.ts'
import type { Drum } from '#audio/music/performance.ts'
import { noise } from '#audio/random.ts'
import { mixInto, sampleRate, silence } from '#audio/sound.ts'
import { type Mode, ring, shaped } from './modes.ts'

/** The travel between the lever leaving its rest and the contact closing. */
const travelSeconds = 0.046

/** Small stiff metal in a plastic case. */
const lever: Mode[] = [
  { hertz: 1880, level: 0.3, seconds: 0.02 },
  { hertz: 3120, level: 0.34, seconds: 0.014 },
  { hertz: 4870, level: 0.16, seconds: 0.009 },
  { hertz: 310, level: 0.2, seconds: 0.04 },
]
const contact: Mode[] = [
  { hertz: 1420, level: 0.4, seconds: 0.024 },
  { hertz: 2540, level: 0.36, seconds: 0.017 },
  { hertz: 4200, level: 0.2, seconds: 0.01 },
  { hertz: 190, level: 0.5, seconds: 0.06 },
]

/** The microphone's switch: one click to the hand, two to the ear. */
export const micSwitch: Drum = (strength, random) => {
  const [left, right] = silence(0.2)
  for (const side of [left, right]) {
    mixInto(side, snap(lever, random()), 0.5 * strength)
    mixInto(side, snap(contact, random()), strength, Math.round(travelSeconds * sampleRate))
  }
  return [left, right]

  function snap(modes: readonly Mode[], level: number) {
    const samples = ring(modes, 0.12)
    const scrape = filter(noise(random, Math.round(0.006 * sampleRate)), highPass(2000))
    mixInto(samples, shaped(scrape, 0.0005, 0.005), 0.12 + 0.08 * level)
    return shaped(samples, 0.0006, 0.03)
  }
}
