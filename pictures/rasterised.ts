/** Off the main thread, so that a worker's heartbeat goes on during a large cover. */
export const rasterised = async (svg: string, width: number): Promise<Uint8Array> =>
  (await drawn(svg, width)).asPng()

/** Four bytes a pixel, for what writes another format than PNG. */
export async function pixelsOf(svg: string, wanted: number) {
  const { pixels, width, height } = await drawn(svg, wanted)
  return { pixels, width, height }
}

async function drawn(svg: string, width: number) {
  const { renderAsync } = await import('@resvg/resvg-js')
  return renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
}
