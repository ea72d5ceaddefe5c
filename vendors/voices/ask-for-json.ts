import type { z } from 'zod'
import { askServer, type ServerQuestion } from './ask-server.ts'
import { typeNamed } from './content-type.ts'
import type { SpeechTrouble } from './speech.ts'

/** An answer in the form that was agreed; a page in its place may be gone the next time. */
export async function askForJson<T extends object>(
  question: ServerQuestion,
  agreed: z.ZodType<T>,
): Promise<{ outcome: 'answered'; found: T } | SpeechTrouble> {
  const answer = await askServer(question)
  if (answer.outcome !== 'answered') return answer
  const found = agreed.safeParse(parsed(answer.bytes))
  if (found.success) return { outcome: 'answered', found: found.data }
  const sent = typeNamed(answer.type) ?? 'something without a type'
  return { outcome: 'wait', reason: `${question.name} sent ${sent}, and not what was agreed.` }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
