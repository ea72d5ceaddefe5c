/**
 * Two channels cost LAME half as much again as one even where they are the same, as they are in speech, which is most
 * of an episode. So there are two of it, and where one takes over from the other both hear the same sound for a while.
 */
import type { Stereo } from '#production/sound.ts'
import { type Cell, cells, framesPerCell } from './cells.ts'
import { type Frame, fits, fromBothSides } from './frame.ts'
import { FrameWriter } from './frame-writer.ts'
import { Lame } from './lame.ts'

/** What one channel gets, in bit/s, of what there is for two: their frames' heads are 15 bytes longer. */
const ofOneChannel = { 64000: 48_000, 128000: 112_000 } as const
export type Bitrate = keyof typeof ofOneChannel

/** In frames of a seam: LAME's ear has got used to what it hears, and does not yet hear what comes after. */
const [earliest, latest] = [8, framesPerCell - 4]

type Side = 'one' | 'two'
type Seam = { from: number; until: number; to: Side }

/** As many as are ready, now and again. */
export async function* encodedFrames(
  blocks: AsyncIterable<Stereo>,
  bitrate: Bitrate,
): AsyncGenerator<Uint8Array[]> {
  const relay = new Relay(bitrate)
  const writer = new FrameWriter(bitrate)
  const ready = () => [...relay.frames()].flatMap((frame) => writer.add(frame))
  try {
    for await (const cell of cells(blocks)) {
      await relay.hear(cell)
      yield ready()
    }
    await relay.finish()
    yield ready()
    yield writer.finish()
  } finally {
    await relay.stop()
  }
}

/** Who hears what, and whose frame is taken. */
class Relay {
  readonly #lames: Record<Side, Lame>
  readonly #seams: Seam[] = []
  /** Who is at work: nobody before the first sound. */
  #side: Side | undefined
  #heard = 0
  #next = 0
  #last: Frame | undefined

  constructor(bitrate: Bitrate) {
    const one = new Lame({ channels: 1, bitrate: ofOneChannel[bitrate] })
    this.#lames = { one, two: new Lame({ channels: 2, bitrate }) }
  }

  async hear({ sound, role }: Cell) {
    const first = this.#heard
    this.#heard += framesPerCell
    this.#side ??= role === 'two channels' ? 'two' : 'one'
    if (role === 'to one' || role === 'to two') {
      const to = role === 'to one' ? 'one' : 'two'
      this.#seams.push({ from: first + earliest, until: first + latest, to })
    }
    if (role !== 'one channel') await this.#lames.two.hear(sound, first)
    if (role !== 'two channels') await this.#lames.one.hear([sound[0]], first)
  }

  /** Those that are certain by now. */
  *frames(): Generator<Frame> {
    for (let frame = this.#take(); frame; frame = this.#take()) {
      this.#last = frame
      this.#next++
      yield frame
    }
    for (const lame of Object.values(this.#lames)) lame.forget(this.#next)
  }

  /** Also the one that is not at work says all it knows: it may be needed for a seam that is not decided yet. */
  finish = () => Promise.all(Object.values(this.#lames).map((lame) => lame.finish()))

  stop = () => Promise.all(Object.values(this.#lames).map((lame) => lame.stop()))

  #take(): Frame | undefined {
    const [seam] = this.#seams
    if (!this.#side) return undefined
    if (!seam || this.#next < seam.from) return this.#of(this.#side)
    const [here, there] = [this.#of(this.#side), this.#of(seam.to)]
    if (!here || !there) return undefined
    // So far a place has always been found; if there were none, one join might be heard as a faint click.
    const isLate = this.#next >= seam.until
    if (!(isLate || (this.#last && fits(this.#last, there)))) return here
    this.#side = seam.to
    this.#seams.shift()
    return there
  }

  #of(side: Side): Frame | undefined {
    const frame = this.#lames[side].frame(this.#next)
    return frame && side === 'one' ? fromBothSides(frame) : frame
  }
}
