import type pg from 'pg'
import {
  claimErasures,
  endErasure,
  noteErasedFiles,
  type OpenErasure,
  postponeErasure,
} from '#database/erasures.ts'
import { dropJobs } from '#database/queued-jobs.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import { deletePersonsFile, type Keeping, listPersonsFiles } from './persons-files.ts'

type Wanted = Keeping & { pool: pg.Pool }

/** A worker that is just at it notices within a step. */
const lookAgainSeconds = 2
const longestPauseSeconds = 300

/** Files of what was erased, until none is left. Resolves to the numbers of the receipts that are complete now. */
export async function finishErasures(wanted: Wanted): Promise<number[]> {
  const done: number[] = []
  for (const erasure of await claimErasures(wanted.pool))
    if (await goOnWith(wanted, erasure)) done.push(erasure.number)
  return done
}

async function goOnWith(wanted: Wanted, erasure: OpenErasure): Promise<boolean> {
  const { pool } = wanted
  const { number, remains, tries } = erasure
  try {
    // Asked first: once nobody works on it, what we find is all there will ever be.
    const isQuiet = (await dropJobs(pool, remains.requests)) && erasure.hasSettled
    const files = await listPersonsFiles(wanted, remains)
    await noteErasedFiles(pool, number, Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])))
    for (const file of files) await deletePersonsFile(wanted, file)
    if (isQuiet) await endErasure(pool, number)
    else await postponeErasure(pool, number, { seconds: lookAgainSeconds, trouble: null })
    return isQuiet
  } catch (error) {
    if (!isFileTrouble(error)) throw error
    const trouble = isStorageTrouble(error) ? error.message : `A file cannot be deleted (${error.code}).`
    await postponeErasure(pool, number, { seconds: Math.min(2 ** tries, longestPauseSeconds), trouble })
    return false
  }
}

/** A folder that is not ours, a disk that is away: it waits until somebody mends it. */
const isFileTrouble = (error: unknown): error is NodeJS.ErrnoException =>
  isStorageTrouble(error) || (error instanceof Error && 'syscall' in error && 'code' in error)
