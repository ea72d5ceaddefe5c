/** One question: asked, waited for, asked again where its form was wrong, and counted. */
import type { Usage } from '#domain/writing.ts'
import { type CallOutcome, callOnce } from './call-once.ts'
import type { ModelClock } from './clock.ts'
import { concede, type Learned } from './concede.ts'
import { faultOf } from './fault-of.ts'
import type { ModelAnswer, ModelFault, ModelQuestion } from './model.ts'
import { modelVendorNamed } from './model-vendors.ts'
import type { ModelSettings } from './open-model.ts'
import { asFault, type ReadAnswer, readAnswer } from './read-answer.ts'
import { roomForAnswer } from './room-for.ts'
import { WaitingCalls } from './waiting.ts'

export type Asking = {
  settings: ModelSettings
  /** How long nothing may come. */
  seconds: number
  clock: ModelClock
  learned: Learned
  /** How many tokens fit, where somebody knows. */
  context: number | undefined
}

const vendorCalled = ({ kind }: ModelSettings) => modelVendorNamed(kind).name

export async function askModel<T>(asking: Asking, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
  const begun = asking.clock.now()
  const counted = { usage: { input: 0, cached: 0, output: 0 }, calls: 0 }
  const outcome = fits(asking, question)
    ? await keepAsking(asking, question, (usage) => count(counted, usage))
    : tooLong(asking)
  return { ...outcome, ...counted, seconds: (asking.clock.now() - begun) / 1000 }
}

type Outcome<T> = { outcome: 'answered'; object: T } | ModelFault

async function keepAsking<T>(
  asking: Asking,
  question: ModelQuestion<T>,
  count: (usage: Usage) => void,
): Promise<Outcome<T>> {
  const who = vendorCalled(asking.settings)
  const waiting = new WaitingCalls(asking.clock, question.signal)
  let again = ''
  for (;;) {
    const since = asking.clock.now()
    const said = await callOnce(asking, question, again)
    count(said.usage)
    question.signal?.throwIfAborted()
    asking.learned.thinks ||= said.thought
    const read = readAnswer(said, question.schema, who)
    if (read.outcome === 'answered') return read
    const fault = faultBehind(said, asking, read)
    if (fault === 'conceded') continue
    if (fault?.outcome === 'wait') {
      const patience = await waiting.wait(fault, since)
      question.signal?.throwIfAborted()
      if (patience) return patience
    } else if (fault) return fault
    else if (read.outcome === 'refused') return read
    else if (again) return asFault(read)
    else again = read.again
  }
}

/** A wrong form is no fault; a line without an end is one of form. */
function faultBehind(said: CallOutcome, asking: Asking, { outcome }: ReadAnswer<unknown>) {
  const { fault, finish } = said
  if (!fault || fault.kind === 'endless' || (outcome === 'refused' && finish)) return undefined
  if (concede(asking.learned, fault)) return 'conceded'
  return faultOf(fault, vendorCalled(asking.settings), asking.settings.model, asking.clock.now())
}

function count(counted: { usage: Usage; calls: number }, { input, cached, output }: Usage): void {
  const before = counted.usage
  counted.calls += 1
  counted.usage = {
    input: before.input + input,
    cached: before.cached + cached,
    output: before.output + output,
  }
}

/** At least half of what may be answered has room: mostTokens is meant generously. */
const fits = (asking: Asking, question: ModelQuestion<unknown>): boolean =>
  roomForAnswer(asking, question) >= question.mostTokens / 2

const tooLong = ({ settings }: Asking): ModelFault => ({
  outcome: 'too-long',
  reason: `What was asked does not fit the context of ${settings.model} at ${vendorCalled(settings)}.`,
})
