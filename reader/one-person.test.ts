import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOfOnePerson } from './one-person.ts'
import { parsePage } from './parse-page.ts'
import { readingOf } from './reading-of.ts'

const isResume = (...headings: string[]) => {
  const text = headings
    .map(
      (heading) => `<h2>${heading}</h2><p>Nell Hart read chemistry in Leeds and then worked in Halden.</p>`,
    )
    .join('')
  const page = { outcome: 'page', url: 'https://hart.test/', isPlainText: false, text } as const
  return isOfOnePerson(readingOf([parsePage(page)]))
}

test('studies, work and skills side by side are one person', () => {
  assert.ok(isResume('About me', 'Education', 'Work Experience', 'Technical Skills'))
  assert.ok(isResume('EXPERIENCE', 'PROJECTS', 'SKILLS'))
})

test('a practice says where its people learnt, and what it offers', () => {
  assert.ok(!isResume('Education', 'Experience', 'Memberships'))
  assert.ok(!isResume('Our services', 'Education', 'Experience', 'Skills'))
  assert.ok(!isResume('Projects', 'Contact'))
})
