/** Files that lie about because of requests: in storage, in the outbox, in the cache. */
import type { Belongings } from '#domain/erasure.ts'
import type { Installation } from '#domain/installation.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { workKey } from '#domain/work-files.ts'
import { deleteCached, listMasters } from '#vendors/cache-folder.ts'
import { deleteFromOutbox, outboxFileOf, statInOutbox } from '#vendors/mail/outbox-folder.ts'
import type { Storage } from '#vendors/storage/storage.ts'

export type Keeping = { storage: Storage; house: Pick<Installation, 'outboxFolder' | 'cacheFolder'> }
export type FilePlace = 'media' | 'work' | 'outbox' | 'cache'
export type PersonsFile = { place: FilePlace; name: string; bytes: number }

/** Throws a StorageTrouble while storage is away. */
export async function listPersonsFiles(keeping: Keeping, belongings: Belongings): Promise<PersonsFile[]> {
  const { storage, house } = keeping
  const files: PersonsFile[] = []
  for (const name of belongings.media) files.push(...(await stored(storage, 'media', mediaKey(name, ''))))
  for (const id of belongings.requests) {
    files.push(...(await stored(storage, 'work', workKey(id, ''))))
    for (const { file, bytes } of await listMasters(house.cacheFolder, id))
      files.push({ place: 'cache', name: file, bytes })
  }
  for (const id of belongings.letters) {
    const name = outboxFileOf(id)
    const found = await statInOutbox(house.outboxFolder, name)
    if (found) files.push({ place: 'outbox', name, bytes: found.bytes })
  }
  return files
}

async function stored(storage: Storage, place: 'media' | 'work', prefix: string): Promise<PersonsFile[]> {
  const files: PersonsFile[] = []
  for (const name of await storage.list(prefix))
    files.push({ place, name, bytes: (await storage.stat(name))?.size ?? 0 })
  return files
}

export async function deletePersonsFile({ storage, house }: Keeping, file: PersonsFile): Promise<void> {
  if (file.place === 'outbox') return deleteFromOutbox(house.outboxFolder, file.name)
  if (file.place === 'cache') return deleteCached(file.name)
  return storage.delete(file.name)
}
