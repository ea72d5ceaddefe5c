/** What an episode is told from: the website as it was read, and what whoever asked has said of it. */
import type { Material } from '#domain/material.ts'
import { withOwnWords } from '#domain/own-words.ts'
import type { Finished, Order } from './step.ts'

export const materialOf = (
  { wishes }: Pick<Order, 'wishes'>,
  { 'read-website': reading }: Finished,
): Material => withOwnWords(reading, wishes)
