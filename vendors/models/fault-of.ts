/** What a failed call means. The server's words are read for what they name, and never repeated: they may quote a key or a page. */
import type { ToMend } from '#domain/vendor-key.ts'
import { type Manners, meaningOf, passesByHttp } from '#vendors/refusal.ts'
import type { ModelFault } from './model.ts'
import type { WireFault } from './wire.ts'

type Said = Extract<WireFault, { kind: 'said' }>
type Meaning = {
  statuses?: readonly number[]
  says?: RegExp
  outcome: ModelFault['outcome']
  mend?: ToMend
  reason: (who: string, model: string) => string
}

/** What no meaning below knows. A fault inside a stream that names no status passes. */
const manners: Manners = {
  passes: passesByHttp(409, 425),
  otherwise: 'ask',
  knowsUs: true,
  // The queue waits no longer than this at once.
  mostSeconds: 15 * 60,
}

/** The first that fits decides. */
const meanings: readonly Meaning[] = [
  {
    says: /insufficient_quota|exceeded your current quota|credit balance|billing_(?:error|hard_limit)/i,
    outcome: 'ask-a-person',
    mend: 'bill',
    reason: (who) => `The account at ${who} is used up or unpaid`,
  },
  {
    statuses: [402],
    outcome: 'ask-a-person',
    mend: 'bill',
    reason: (who) => `The account at ${who} is used up or unpaid`,
  },
  {
    says: /context_length_exceeded|maximum context length|context (?:window|size|length)|exceed_context|prompt is too long|input is too long|string_above_max_length|too many (?:input )?tokens/i,
    outcome: 'too-long',
    reason: (who, model) => `What was asked does not fit the context of ${model} at ${who}`,
  },
  {
    statuses: [413],
    outcome: 'too-long',
    reason: (who, model) => `What was asked does not fit the context of ${model} at ${who}`,
  },
  {
    says: /content_filter|content_policy|content management policy|ResponsibleAI|moderation_blocked/i,
    outcome: 'refused',
    reason: (who) => `A filter at ${who} refuses what was asked`,
  },
  {
    statuses: [401],
    outcome: 'ask-a-person',
    mend: 'key',
    reason: (who) => `${who} refuses the key`,
  },
  {
    says: /invalid_api_key|incorrect api key|authentication_error/i,
    outcome: 'ask-a-person',
    mend: 'key',
    reason: (who) => `${who} refuses the key`,
  },
  {
    statuses: [403],
    outcome: 'ask-a-person',
    mend: 'key',
    reason: (who, model) => `${who} does not let this key use ${model}`,
  },
  {
    statuses: [404, 405, 410],
    outcome: 'ask-a-person',
    reason: (who, model) => `${who} knows no model ${model}, or no model answers at the address that is set`,
  },
  {
    says: /model_not_found|unknown model|invalid model|model\W[^.]{0,80}(?:does not exist|not found)/i,
    outcome: 'ask-a-person',
    reason: (who, model) => `${who} knows no model ${model}`,
  },
  {
    statuses: [300, 301, 302, 303, 307, 308],
    outcome: 'ask-a-person',
    reason: (who) => `The address that is set for ${who} leads elsewhere`,
  },
]

const accepts = (meaning: Meaning, { status, says }: Said) =>
  meaning.statuses ? meaning.statuses.includes(status ?? 0) : meaning.says?.test(says.slice(0, 4_000))

export function faultOf(fault: WireFault, who: string, model: string, now: number): ModelFault {
  if (fault.kind === 'said') return faultOfWord(fault, who, model, now)
  if (fault.kind === 'no-model') return { outcome: 'ask-a-person', reason: noModel(fault, who) }
  if (fault.kind === 'silent')
    return { outcome: 'wait', reason: `${who} said nothing for ${fault.seconds} seconds.` }
  if (fault.kind === 'endless') return { outcome: 'no-form', reason: `The answer of ${who} did not end.` }
  return faultOfLine(fault, who)
}

function faultOfWord(said: Said, who: string, model: string, now: number): ModelFault {
  const meaning = meanings.find((each) => accepts(each, said))
  const status = said.status ? ` (${said.status})` : ''
  if (meaning) {
    const reason = `${meaning.reason(who, model)}${status}.`
    const { outcome, mend } = meaning
    return mend ? { outcome: 'ask-a-person', mend, reason } : { outcome, reason }
  }
  const means = meaningOf({ ...said, status: said.status, now }, manners)
  if (means.outcome !== 'wait')
    return { outcome: 'ask-a-person', reason: `${who} does not accept what it is asked${status}.` }
  const reason = said.status
    ? `${who} cannot answer now${status}.`
    : `${who} broke off with a fault of its own.`
  const { seconds } = means
  return { outcome: 'wait', reason, ...(seconds !== undefined && { waitSeconds: seconds }) }
}

function noModel({ status, type }: Extract<WireFault, { kind: 'no-model' }>, who: string): string {
  const named = /^[\w.+-]{1,40}\/[\w.+-]{1,40}/.exec(type)?.[0]
  const what = status !== 200 ? `with nothing to read (${status})` : named ? `with ${named}` : 'with no type'
  return `${who} answers ${what}, which is no model’s answer; is its address the right one?`
}

function faultOfLine({ code, begun }: Extract<WireFault, { kind: 'broken' }>, who: string): ModelFault {
  if (/CERT|SIGNED|ISSUER|ALTNAME/.test(code))
    return { outcome: 'ask-a-person', reason: `The certificate of ${who} cannot be trusted.` }
  if (/^HPE_|EPROTO|SSL/.test(code))
    return { outcome: 'ask-a-person', reason: `${who} speaks another protocol than its address says.` }
  const how = /^E[A-Z_]+$/.test(code) ? ` (${code})` : ''
  return { outcome: 'wait', reason: begun ? `The line to ${who} broke.` : `${who} cannot be reached${how}.` }
}
