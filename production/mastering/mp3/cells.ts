/** A programme in pieces of some whole frames, and for each which encoders have to hear it. */
import type { Stereo } from '#production/sound.ts'
import { samplesPerFrame } from './frame.ts'

export const framesPerCell = 20
const cellLength = framesPerCell * samplesPerFrame

export type Cell = {
  sound: Stereo
  /** A seam has one channel's worth of sound but is heard by both, so that one can take over from the other. */
  role: 'one channel' | 'two channels' | 'to one' | 'to two'
}

type Piece = { sound: Stereo; isMono: boolean }

/** One channel is enough where both sides have been the same for a whole cell, and will be for another one. */
export async function* cells(blocks: AsyncIterable<Stereo>): AsyncGenerator<Cell> {
  let before = true
  let piece: Piece | undefined
  for await (const sound of ofOneLength(blocks)) {
    const isWhole = sound[0].length === cellLength
    // Too short for a seam: the last one stays with the encoder that is at work.
    const isMono = isSame(sound) && (isWhole || (piece?.isMono ?? true))
    if (piece) yield cell(before, piece, isMono)
    before = piece?.isMono ?? true
    piece = { sound, isMono }
  }
  if (piece) yield cell(before, piece, piece.isMono)
}

function cell(before: boolean, { sound, isMono }: Piece, after: boolean): Cell {
  if (!isMono || !(before || after)) return { sound, role: 'two channels' }
  if (before && after) return { sound, role: 'one channel' }
  return { sound, role: before ? 'to two' : 'to one' }
}

function isSame([left, right]: Stereo) {
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false
  return true
}

async function* ofOneLength(blocks: AsyncIterable<Stereo>): AsyncGenerator<Stereo> {
  let cell = emptyCell()
  let filled = 0
  for await (const [left, right] of blocks)
    for (let from = 0; from < left.length; ) {
      const to = Math.min(left.length, from + cellLength - filled)
      cell[0].set(left.subarray(from, to), filled)
      cell[1].set(right.subarray(from, to), filled)
      filled += to - from
      from = to
      if (filled === cellLength) {
        yield cell
        cell = emptyCell()
        filled = 0
      }
    }
  if (filled > 0) yield [cell[0].subarray(0, filled), cell[1].subarray(0, filled)]
}

const emptyCell = (): Stereo => [new Float32Array(cellLength), new Float32Array(cellLength)]
