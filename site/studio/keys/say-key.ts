import { keysWords } from '#content/studio-keys.ts'
import { isSource } from '#domain/told/source.ts'
import type { ShownKey } from '#domain/vendor-key.ts'
import { when } from '#site/studio/when.ts'

const words = keysWords.states

/** What is known of a key, as sentences. */
export function sayKey({ purpose, setting, taker, isInEnvironment, entered }: ShownKey, now: Date) {
  return { purpose, name: taker?.name ?? '', isEntered: Boolean(entered), says: taker ? says() : [] }

  function says(): string[] {
    if (entered?.state === 'holds') {
      const { by = keysWords.gone, at, ending } = entered
      return [words.holds(by, when(at, now), ending), ...(isInEnvironment ? [words.both(setting)] : [])]
    }
    const without = taker?.isNeeded ? words.missing : words.optional
    return [
      ...(isSource(purpose) ? [keysWords.toldSecret.where] : []),
      ...(entered ? [words.unused[entered.state]] : []),
      isInEnvironment ? words.environment(setting) : without,
    ]
  }
}
