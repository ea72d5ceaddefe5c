/** `fr` is French; what no list knows is another language. */
export function languageName(code: string): string {
  try {
    return (code && new Intl.DisplayNames('en', { type: 'language' }).of(code)) || 'another language'
  } catch {
    return 'another language'
  }
}
