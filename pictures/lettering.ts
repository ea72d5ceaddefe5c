import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import type { Font } from 'satori'
import { type Stroke, strokesOf } from './outline.ts'

/** A word as outlines, in thousandths of its size, standing on y = 0; the edges are those of its ink. */
export type LetteredWord = {
  strokes: Stroke[]
  advance: number
  left: number
  right: number
  top: number
  bottom: number
}

type Weight = 500 | 700

/** Words the display face can draw; what it cannot (emoji, other scripts) is left out, never a box. */
export async function lettering(words: string[], weight: Weight): Promise<LetteredWord[]> {
  const drawn = await Promise.all(words.map((word) => outlined(word, weight)))
  return drawn.filter((word) => word !== undefined)
}

async function outlined(word: string, weight: Weight): Promise<LetteredWord | undefined> {
  const missing = new Set<string>()
  const { default: satori } = await import('satori')
  const style = {
    fontFamily: subsets.join(),
    fontSize: 1000,
    fontWeight: weight,
    lineHeight: 1,
    letterSpacing: -20,
  }
  let advance = 0
  const svg = await satori(
    createElement('div', { style: { display: 'flex' } }, createElement('div', { style }, word)),
    {
      width: 100_000,
      height: 1000,
      fonts: await faces(),
      loadAdditionalAsset: async (_, segment) => {
        for (const letter of segment) missing.add(letter)
        return []
      },
      onNodeDetected: (node) => {
        if (node.textContent) advance = node.width
      },
    },
  )
  if (missing.size === 0) return measured(svg, advance)
  const drawable = [...word].filter((letter) => !missing.has(letter)).join('')
  return drawable && drawable !== word ? outlined(drawable, weight) : undefined
}

/** Where satori puts the baseline of this face in a line as high as its size. */
const baseline = 830

function measured(svg: string, advance: number): LetteredWord | undefined {
  const paths = [...svg.matchAll(/<path [^>]*?\bd="([^"]*)"/g)].map(([, path = '']) => path)
  const strokes = strokesOf(paths.join('')).map(({ command, points }) => ({
    command,
    points: points.map((value, index) => (index % 2 ? value - baseline : value)),
  }))
  const across = strokes.flatMap(({ points }) => points.filter((_, index) => index % 2 === 0))
  const down = strokes.flatMap(({ points }) => points.filter((_, index) => index % 2 === 1))
  if (across.length === 0) return undefined
  return {
    strokes,
    advance,
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  }
}

const subsets = ['latin', 'latin-ext', 'vietnamese']
let loaded: Promise<Font[]> | undefined

/** Satori keeps parsed faces by the identity of this list, so it is made once: 35 ms a cover instead of 190. */
function faces(): Promise<Font[]> {
  loaded ??= Promise.all(subsets.flatMap((subset) => [face(subset, 500), face(subset, 700)]))
  return loaded
}

async function face(subset: string, weight: Weight): Promise<Font> {
  const file = `bricolage-grotesque-${subset}-${weight}-normal.woff`
  const path = createRequire(import.meta.url).resolve(`@fontsource/bricolage-grotesque/files/${file}`)
  return { name: subset, data: await readFile(path), weight, style: 'normal' }
}
