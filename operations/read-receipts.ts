import type pg from 'pg'
import { findErasure, listErasures } from '#database/erasures.ts'
import { type Erasure, isReceiptNumber } from '#domain/erasure.ts'

export const listReceipts = (pool: pg.Pool): Promise<Erasure[]> => listErasures(pool)

export const readReceipt = async (pool: pg.Pool, number: string): Promise<Erasure | undefined> =>
  isReceiptNumber(number) ? findErasure(pool, Number(number)) : undefined
