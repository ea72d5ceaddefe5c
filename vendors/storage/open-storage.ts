import path from 'node:path'
import { folderStorage } from './folder.ts'
import { type S3Account, s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

type StorageConfig = { dataDir: string; s3: S3Account | undefined }

/** The operator's object store where there is one, else a folder beside the data. Its keys are asked for at each call. */
export function openStorage(config: StorageConfig): Storage {
  const { dataDir, s3 } = config
  if (!s3) return folderStorage(path.join(dataDir, 'media'))
  const store = () => s3Storage(config.s3 ?? s3)
  return {
    place: store().place,
    put: (key, content) => store().put(key, content),
    stat: (key) => store().stat(key),
    open: (key, range) => store().open(key, range),
    delete: (key) => store().delete(key),
    list: (prefix) => store().list(prefix),
  }
}
