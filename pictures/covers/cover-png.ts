import { rasterised } from '#pictures/rasterised.ts'
import type { Cover } from './cover.ts'
import { coverSvg } from './cover-svg.ts'

export async function coverPng(cover: Cover, pixels: number): Promise<Uint8Array> {
  return rasterised(await coverSvg(cover), pixels)
}
