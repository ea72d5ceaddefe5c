import type { useFetcher } from 'react-router'
import type { Answer } from './desk-action.ts'

/** Forms of the desk send by this, one after the other, and the page stays. */
export type Send = ReturnType<typeof useFetcher<Answer>>
