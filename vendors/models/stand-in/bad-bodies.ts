/** Success, by its status, and nothing that a model says. */
import type { BadAnswer } from './bad-answer.ts'
import { well } from './bad-forms.ts'
import { asksAPerson, page, sends } from './bad-statuses.ts'

export const badBodies: readonly BadAnswer[] = [
  {
    name: 'a page with status 200',
    replies: [sends(200, page, { 'content-type': 'text/html; charset=utf-8' })],
    leadsTo: asksAPerson(/answers with text\/html/),
  },
  {
    name: 'an answer without a type',
    replies: [sends(200, 'ok')],
    leadsTo: asksAPerson(/answers with no type/),
  },
  {
    name: 'JSON that is no answer',
    replies: [sends(200, '{"hello":1}', { 'content-type': 'application/json' })],
    leadsTo: asksAPerson(/answers with application\/json/),
  },
  {
    name: 'JSON that breaks off',
    replies: [sends(200, '{"choices":[', { 'content-type': 'application/json' })],
    leadsTo: asksAPerson(/answers with application\/json/),
  },
  {
    name: 'a fault with status 200',
    replies: [
      sends(200, '{"error":{"message":"Busy","code":429}}', { 'content-type': 'application/json' }),
      well,
    ],
    leadsTo: { outcome: 'answered', calls: 2, waits: [2] },
  },
  { name: '204', replies: [sends(204, '')], leadsTo: asksAPerson(/answers with nothing to read \(204\)/) },
  {
    name: 'a redirect',
    replies: [sends(308, '', { location: 'https://elsewhere.test/v1' })],
    leadsTo: asksAPerson(/leads elsewhere \(308\)/),
  },
]
