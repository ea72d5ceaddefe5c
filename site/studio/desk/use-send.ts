import { useMemo, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { DeskAnswer } from './desk-action.ts'

/** Forms of the desk send by this, one after the other, and the page stays. */
export type Send = {
  Form: ReturnType<typeof useFetcher>['Form']
  /** To what was sent last, once the desk shows what has come of it. */
  answer: DeskAnswer | undefined
}

/** The same object until there is another answer: that something is on its way is no reason to draw the desk again. */
export function useSend(): Send {
  const { Form, state, data } = useFetcher<DeskAnswer>()
  const last = useRef<DeskAnswer>(undefined)
  if (state === 'idle') last.current = data
  const answer = last.current
  return useMemo(() => ({ Form, answer }), [Form, answer])
}

/** Only what was not done; a field has nothing to learn from the rest. */
export const refusal = ({ answer }: Send) => (answer?.isDone === false ? answer : undefined)
