/** What every reader of a model’s answers is tried with. Servers speak `/v1/chat/completions`. */
import type { BadAnswer } from './bad-answer.ts'
import { badBodies } from './bad-bodies.ts'
import { badEndings } from './bad-endings.ts'
import { badForms } from './bad-forms.ts'
import { badStatuses } from './bad-statuses.ts'
import { badStreams } from './bad-streams.ts'

export const badAnswers: readonly BadAnswer[] = [
  ...badForms,
  ...badStatuses,
  ...badBodies,
  ...badStreams,
  ...badEndings,
]
