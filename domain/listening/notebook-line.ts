/** A request for sound as one line of the notebook. No address is in it, and nothing that leads to one. */
export type HeardLine = {
  /** Since 1970. */
  second: number
  episode: number
  /** Of this day alone; empty where it does not count anyhow. */
  listener: string
  /** 0: somebody listens. */
  reason: number
  first: number
  /** Bytes that were handed out. */
  sent: number
  device: string
  app: string
}

const form =
  /^(\d{9,11}) (\d{1,10}) ([\w-]{16}|\.) (\d{1,2}) (\d{1,13}) (\d{1,13}) ([a-z][a-z-]{0,19})\t([^\t\n]{1,60})$/

export const lineOf = ({ second, episode, listener, reason, first, sent, device, app }: HeardLine): string =>
  `${second} ${episode} ${listener || '.'} ${reason} ${first} ${sent} ${device}\t${app}\n`

/** Undefined: it was written badly, as when a disk is full. */
export function readLine(line: string): HeardLine | undefined {
  const [, second, episode, listener, reason, first, sent, device = '', app = ''] = form.exec(line) ?? []
  if (second === undefined) return undefined
  return {
    second: Number(second),
    episode: Number(episode),
    listener: listener === '.' ? '' : (listener ?? ''),
    reason: Number(reason),
    first: Number(first),
    sent: Number(sent),
    device,
    app,
  }
}

/** The calendar day of a moment, as PTMG counts: everywhere the same. */
export function utcDay(milliseconds: number): string {
  const number = Math.floor(milliseconds / 86_400_000)
  const day = days.get(number) ?? new Date(milliseconds).toISOString().slice(0, 10)
  if (days.size > 100) days.clear()
  days.set(number, day)
  return day
}

/** A date is made once for all requests of its day. */
const days = new Map<number, string>()
