/** What a mail server's fault means, for a letter and for us. Reasons are ours: a server's own words may quote the address. */
import { type Manners, meaningOf, passesBySmtp } from '#vendors/refusal.ts'
import type { Checked, Sent } from './mail.ts'

export type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

const reasonOf = ({ code, responseCode = 0, command = '' }: SmtpError) =>
  `${responseCode || code || 'no answer'}${command && ` at ${command}`}`

const manners: Manners = { passes: passesBySmtp, otherwise: 'give-up', knowsUs: false }

/** Before any letter: what it never takes of us, somebody has to set right. */
export function checkedBy(error: SmtpError): Checked {
  const { code, responseCode } = error
  const reason = `The mail server cannot take us in (${reasonOf(error)}).`
  if (code === 'EAUTH' && !(responseCode && passesBySmtp(responseCode)))
    return { outcome: 'ask', mend: 'key', reason }
  const { outcome } = meaningOf({ status: responseCode }, { ...manners, otherwise: 'ask' })
  return { outcome: code === 'ETLS' || outcome !== 'wait' ? 'ask' : 'wait', reason }
}

export function outcomeOf(error: SmtpError): Sent {
  const { code, responseCode, command = '' } = error
  const reason = reasonOf(error)
  const isAboutUs = code === 'EAUTH' || code === 'ETLS' // a wrong setting, which somebody will mend
  const { outcome } = meaningOf({ status: responseCode }, manners)
  if (outcome === 'wait' || isAboutUs) return { outcome: 'wait', reason }
  const isNobody = command === 'RCPT TO' && [550, 551, 553].includes(responseCode ?? 0)
  return { outcome: 'give-up', reason, isNobody }
}
