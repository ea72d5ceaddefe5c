/** What may have left files behind. */
export type Belongings = {
  /** Names of media. */
  media: readonly string[]
  requests: readonly string[]
  letters: readonly string[]
}

export type ErasureReason = 'asked' | 'visitor' | 'expired'

/** A receipt: it says how much is gone, and nothing of what it was. */
export type Erasure = {
  number: number
  reason: ErasureReason
  /** The first half of a hash that needs the database's own key; the same as in logs. */
  person: string | null
  operator: string | null
  askedAt: Date
  doneAt: Date | null
  staysUnwanted: boolean
  counts: Record<string, number>
  files: number
  bytes: number
  trouble: string | null
}

export const isReceiptNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
