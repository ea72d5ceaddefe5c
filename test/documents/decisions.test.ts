import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const files = readdirSync('decisions').filter((file) => file !== 'README.md')
const decisions = files.map((file) => {
  const [title = '', afterTitle, head = '', afterHead] = readFileSync(`decisions/${file}`, 'utf8').split('\n')
  const [, date, status = '', rest = ''] =
    /^(\d{4}-\d\d-\d\d) · (accepted|amended by|overtaken by)(.*)$/.exec(head) ?? []
  const successors = [...rest.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)].map(([, number = '', to = '']) => ({
    number,
    to,
  }))
  return {
    file,
    number: file.slice(0, 3),
    title,
    blank: [afterTitle, afterHead],
    date,
    status,
    rest,
    successors,
  }
})

/** Which of them are not as `isRight` says. */
const not = (isRight: (decision: (typeof decisions)[number]) => boolean) =>
  decisions.filter((decision) => !isRight(decision)).map(({ file }) => file)

test('there are decisions, each with a number of its own', () => {
  assert.ok(decisions.length > 40)
  assert.equal(new Set(decisions.map(({ number }) => number)).size, decisions.length)
  assert.deepEqual(
    not(({ file }) => /^\d{3}(?:-[a-z0-9]+)+\.md$/.test(file)),
    [],
  )
})

test('a decision begins with its number, its day and its status', () => {
  assert.deepEqual(
    not(
      ({ title, number, date, status, blank }) =>
        title.startsWith(`# ${number} `) && Boolean(date && status) && blank.join('') === '',
    ),
    [],
  )
})

test('a decision that was amended or overtaken names the later ones that did it, and no other does', () => {
  assert.deepEqual(
    not(({ status, rest, successors }) => (status === 'accepted' ? rest === '' : successors.length > 0)),
    [],
  )
  assert.deepEqual(
    not(({ number, successors }) =>
      successors.every((by) => by.number > number && files.includes(by.to) && by.to.startsWith(by.number)),
    ),
    [],
  )
})

test('a successor was not overtaken itself', () => {
  const overtaken = new Set(
    decisions.filter(({ status }) => status === 'overtaken by').map(({ number }) => number),
  )
  assert.deepEqual(
    not(({ successors }) => successors.every(({ number }) => !overtaken.has(number))),
    [],
  )
})
