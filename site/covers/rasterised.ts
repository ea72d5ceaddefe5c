/** Off the main thread, so that a worker's heartbeat goes on during a large cover. */
export async function rasterised(svg: string, width: number): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  return image.asPng()
}
