/** Reads a stream up to the next event or, for a comment, the next line that begins with a colon. */
export function listenTo(response: Response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    async until(mark: RegExp): Promise<string> {
      while (!mark.test(text)) {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) break
        text += value
      }
      const heard = text
      text = ''
      return heard
    },
    hangUp: () => reader?.cancel(),
  }
}
