import path from 'node:path'
import { folderStorage } from './folder.ts'
import { type S3Account, s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

type StorageConfig = { dataDir: string; s3: S3Account | undefined }

/** The operator's object store where there is one, else a folder beside the data. */
export const openStorage = ({ dataDir, s3 }: StorageConfig): Storage =>
  s3 ? s3Storage(s3) : folderStorage(path.join(dataDir, 'media'))
