import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkWebsite, normalizeWebsite } from '#domain/website-address.ts'
import { refusedEmails, takenEmails } from '#test/domain/email-examples.ts'
import { normalForms } from '#test/domain/normal-form-examples.ts'
import { refusedWebsites, takenWebsites } from '#test/domain/website-examples.ts'
import { aRow, startRequests } from '#test/requests-under-test.ts'

const { openDoors, rows } = await startRequests()
const { post } = openDoors()

/** What is in the table after this one request. */
async function stored(row: object) {
  const response = await post(row)
  const answer = await response.text()
  assert.deepEqual([response.status, answer], [201, ''])
  return (await rows()).map(({ website_url, email }) => ({ website_url, email }))
}

async function assertHeldOff(row: object) {
  const response = await post(row)
  assert.ok(response.status >= 400 && response.status < 500, `${response.status}`)
  assert.deepEqual(await rows(), [])
}

const { website_url, email } = aRow(1)

describe('the server takes the website and stores its normal form', () => {
  for (const [what, input] of takenWebsites)
    test(what, async () =>
      assert.deepEqual(await stored({ ...aRow(1), website_url: input }), [
        { website_url: normalizeWebsite(input), email },
      ]),
    )
})

describe('the server does with a website that can be entered in several ways what the form does:', () => {
  for (const [what, input, expected] of normalForms)
    test(what, async () => {
      const row = { ...aRow(1), website_url: input }
      if (!checkWebsite(input).ok) return assertHeldOff(row)
      assert.deepEqual(await stored(row), [{ website_url: expected, email }])
    })
})

for (const [fault, examples] of Object.entries(refusedWebsites))
  describe(`the server refuses the website as ${fault}, and stores nothing`, () => {
    for (const [what, input] of examples) test(what, () => assertHeldOff({ ...aRow(1), website_url: input }))
  })

describe('the server takes the e-mail and stores it as typed, trimmed', () => {
  for (const [what, input] of takenEmails)
    test(what, async () =>
      assert.deepEqual(await stored({ ...aRow(1), email: input }), [{ website_url, email: input.trim() }]),
    )
})

describe('the server refuses the e-mail, and stores nothing', () => {
  for (const [what, input] of refusedEmails) test(what, () => assertHeldOff({ ...aRow(1), email: input }))
})
