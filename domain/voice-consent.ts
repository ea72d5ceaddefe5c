/** Whose voice it is, and what they have allowed. Without a valid one a cloned voice says nothing. */
export type VoiceConsent = {
  /** The person whose voice it is; nobody can consent for another. */
  speaker: string
  /** What they agreed to, word for word. */
  statement: string
  givenAt: Date
  withdrawnAt?: Date
  /** The shows that it may be heard in. */
  shows: readonly string[]
}

export const minutesToClone = 30

/** Why a cloned voice may not speak in a show, in words for the operator; nothing when it may. */
export function whyNotSpoken(consent: VoiceConsent, show: string): string | undefined {
  if (!consent.speaker.trim() || !consent.statement.trim())
    return 'The consent to clone this voice names no speaker or says nothing.'
  if (consent.withdrawnAt) return `${consent.speaker} has withdrawn the consent to use this voice.`
  if (!consent.shows.includes(show))
    return `${consent.speaker} has not allowed this voice in the show "${show}".`
  return undefined
}

/** The same, before anything is cloned. */
export function whyNotCloned(consent: VoiceConsent, recordedSeconds: number): string | undefined {
  const [show = ''] = consent.shows
  const refused = whyNotSpoken(consent, show)
  if (refused) return refused
  const minutes = Math.floor(recordedSeconds / 60)
  if (recordedSeconds < minutesToClone * 60)
    return `Cloning a voice needs ${minutesToClone} minutes of recordings, and these are ${minutes}.`
  return undefined
}
