/** Sending mail: what every way of doing it has in common. */
import type { ToMend } from '#domain/vendor-key.ts'

export type Message = {
  /** Unique for ever, so that a second copy can be told from a second letter. */
  id: string
  to: string
  subject: string
  html: string
  text: string
  /** One click there, and no more mail comes; undefined where only its reader causes mail. */
  stopAddress?: string | undefined
  date: Date
  pictures?: readonly { id: string; fileName: string; bytes: Uint8Array }[]
}

export type Sent =
  | { outcome: 'sent' }
  /** The other side cannot take it now. */
  | { outcome: 'wait'; reason: string }
  /** It will never take it; `isNobody` when there is no such mailbox. */
  | { outcome: 'give-up'; reason: string; isNobody: boolean }

/** What a mail server says to us before any letter. */
export type Checked =
  | { outcome: 'works' }
  | { outcome: 'wait'; reason: string }
  | { outcome: 'ask'; mend?: ToMend; reason: string }

export type Mail = {
  /** For people: where letters go. */
  place: string
  /**
   * `handingOver` is called before the other side can have the message, where it cannot be asked afterwards whether it
   * has; if that fails, nothing is sent.
   */
  send(message: Message, handingOver?: () => Promise<void>): Promise<Sent>
  /** Whether it has this message already, where that can be asked: what could not be written down is not done twice. */
  has?(id: string): Promise<boolean>
  /** Signs in and sends nothing, where there is somebody to sign in to. */
  check?(): Promise<Checked>
}

export type Sender = { name: string; address: string }
