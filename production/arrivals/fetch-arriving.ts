/** Fetches what arriving shows are owed, one episode after the other, each once and from where it broke off. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  claimArriving,
  loseArriving,
  noteAllHere,
  type OwedArriving,
  postponeArriving,
  renewClaim,
} from '#database/arriving-work.ts'
import { isStorageTrouble } from '#vendors/storage/storage.ts'
import { ComesLater, dropSound, fetchSound, secondsOf, wholeSound } from './fetch-sound.ts'
import { type Keeping, keepArriving } from './keep-arriving.ts'

export type Arriving = Keeping & {
  /** Where sound lies until it is kept. */
  folder: string
}

const pauses = [60, 300, 900, 3600, 3 * 3600, 6 * 3600]
const mostTries = 12

/** Until nothing is due. Resolves to how many episodes came. */
export async function fetchArriving(wanted: Arriving): Promise<number> {
  await mkdir(wanted.folder, { recursive: true })
  for (let came = 0; ; ) {
    const owed = wanted.signal.aborted ? undefined : await claimArriving(wanted.pool)
    if (owed && (await fetchOne(wanted, owed))) came++
    // A show that is complete does not wait for the others.
    await noteAllHere(wanted.pool)
    if (!owed) return came
  }
}

const renewedEach = 60_000

/** However long it takes, storing it included, nobody else begins with it meanwhile. */
async function fetchOne(wanted: Arriving, owed: OwedArriving): Promise<boolean> {
  const renewing = setInterval(() => void renewClaim(wanted.pool, owed.id).catch(() => {}), renewedEach)
  return fetched(wanted, owed).finally(() => clearInterval(renewing))
}

async function fetched(wanted: Arriving, owed: OwedArriving): Promise<boolean> {
  const { pool, folder, files, signal } = wanted
  const { id, said } = owed
  const place = path.join(folder, `${id}.part`)
  const came = await fetchSound({ files, url: said.sound.url, place, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return { outcome: 'stopped' } as const
  })
  if (came.outcome === 'stopped') {
    // The next one goes on from there at once.
    await postponeArriving(pool, id, { seconds: 0, trouble: 'we stopped', isOurs: true })
    return false
  }
  if (came.outcome === 'wait') return later(wanted, owed, came.reason, came.seconds)
  if (came.outcome === 'give-up') return lose(wanted, id, place, came.check)
  const seconds = await secondsOf(wholeSound(place))
  if (!seconds) return lose(wanted, id, place, 'no-mp3')
  try {
    const isKept = await keepArriving(wanted, owed, { place: wholeSound(place), seconds })
    await dropSound(place)
    return isKept
  } catch (error) {
    return keptLater(wanted, owed, error)
  }
}

/** Its sound lies there whole: nothing that fails now costs it. */
async function keptLater({ pool, signal, ...wanted }: Arriving, owed: OwedArriving, error: unknown) {
  const { id } = owed
  if (error instanceof ComesLater) return later({ pool, signal, ...wanted }, owed, error.message)
  const isOurs = signal.aborted || isStorageTrouble(error)
  const trouble = error instanceof Error ? error.message.slice(0, 200) : 'trouble'
  if (!isOurs) {
    await later({ pool, signal, ...wanted }, owed, trouble)
    throw error // so that the log has it
  }
  await postponeArriving(pool, id, { seconds: signal.aborted ? 0 : 60, trouble, isOurs })
  return false
}

async function later({ pool }: Arriving, { id, tries }: OwedArriving, trouble: string, seconds?: number) {
  if (tries >= mostTries) await loseArriving(pool, id, trouble)
  else await postponeArriving(pool, id, { seconds: seconds ?? pauses[tries - 1] ?? 6 * 3600, trouble })
  return false
}

async function lose({ pool }: Arriving, id: string, place: string, trouble: string) {
  await dropSound(place)
  await loseArriving(pool, id, trouble)
  return false
}
