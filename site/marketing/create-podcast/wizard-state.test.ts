import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { beginning, stepOf, type WizardEvent, type WizardState, wizardAfter } from './wizard-state.ts'

const request = { website: 'https://example.com', email: 'a@example.com', ticket: 't' }
const accepted: WizardEvent = { what: 'website-accepted', website: request.website }
const captured: WizardEvent = { what: 'website-captured', isKept: true }
const sending: WizardEvent = { what: 'sending', email: request.email }

/** Every kind of event once. */
const events: readonly WizardEvent[] = [
  { what: 'website-refused', website: 'x', fault: 'invalid' },
  accepted,
  captured,
  { what: 'went-back', email: 'typed' },
  { what: 'email-refused', email: 'typed' },
  { what: 'website-lost', email: 'typed' },
  sending,
  { what: 'failed' },
  { what: 'accepted', request },
  { what: 'resumed', request },
  { what: 'reset' },
]

const after = (...happened: WizardEvent[]) => happened.reduce(wizardAfter, beginning)
const moments: Record<WizardState['at'], WizardState> = {
  website: beginning,
  processing: after(accepted),
  email: after(accepted, captured),
  submitting: after(accepted, captured, sending),
  submitted: after(accepted, captured, sending, { what: 'accepted', request }),
}

test('two answers lead through three steps', () => {
  assert.deepEqual(
    Object.values(moments).map((state) => [state.at, stepOf(state)]),
    [
      ['website', 1],
      ['processing', 1],
      ['email', 2],
      ['submitting', 2],
      ['submitted', 3],
    ],
  )
  assert.deepEqual(moments.submitted, { at: 'submitted', ...request })
})

test('only these events mean something in each moment', () => {
  const meaningful = Object.entries(moments).map(([at, state]) => [
    at,
    events.filter((event) => wizardAfter(state, event) !== state).map(({ what }) => what),
  ])
  assert.deepEqual(Object.fromEntries(meaningful), {
    website: ['website-refused', 'website-accepted', 'resumed'],
    processing: ['website-captured'],
    email: ['went-back', 'email-refused', 'website-lost', 'sending'],
    submitting: ['failed', 'accepted'],
    submitted: ['reset'],
  })
})

describe('what was entered', () => {
  test('survives going back, losing the website and a failed request', () => {
    const { email } = moments
    assert.deepEqual(wizardAfter(email, { what: 'went-back', email: 'half' }), {
      at: 'website',
      website: request.website,
      email: 'half',
    })
    assert.deepEqual(wizardAfter(email, { what: 'website-lost', email: request.email }), {
      at: 'website',
      website: request.website,
      email: request.email,
    })
    assert.deepEqual(wizardAfter(moments.submitting, { what: 'failed' }), {
      at: 'email',
      website: request.website,
      email: request.email,
      isKept: true,
      trouble: 'failed',
    })
  })

  test('is gone after the reset', () =>
    assert.deepEqual(wizardAfter(moments.submitted, { what: 'reset' }), beginning))
})

test('a fault or trouble of the last try is gone with the next', () => {
  const refused = wizardAfter(beginning, { what: 'website-refused', website: 'x', fault: 'invalid' })
  assert.deepEqual(wizardAfter(refused, accepted), moments.processing)
  const failed = wizardAfter(moments.submitting, { what: 'failed' })
  assert.deepEqual(wizardAfter(failed, sending), moments.submitting)
})
