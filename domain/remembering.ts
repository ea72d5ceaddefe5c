/** What the same text comes to is worked out once: of the texts asked for last, so many letters at most are remembered. */
export function remembering<T>(work: (text: string) => T, mostLetters: number): (text: string) => T {
  let [recent, before] = [new Map<string, T>(), new Map<string, T>()]
  let letters = 0
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const found = before.get(text) ?? work(text)
    letters += text.length
    if (letters > mostLetters) {
      ;[recent, before] = [new Map(), recent]
      letters = text.length
    }
    recent.set(text, found)
    return found
  }
}
