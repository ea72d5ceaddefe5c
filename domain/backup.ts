/** What a backup says of itself, in its manifest. */
import { z } from 'zod'

/** What is kept of a file, so that whoever reads it later knows it again. */
const file = z.object({ bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })
const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().min(0),
})

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Everything that was committed until then is in it, and nothing later. */
  madeAt: z.iso.datetime(),
  /** Passkeys and links in letters belong to it. */
  siteOrigin: z.string(),
  /** Each with its checksum: the state of the database's tables. */
  migrations: z.record(z.string(), z.string()),
  tables: z.array(table),
  sequences: z.record(z.string(), z.string()),
  /** Requests whose episode went on while its files were copied: they are recorded anew. */
  toRecordAnew: z.array(z.uuid()),
  /** Files that the database names and storage did not have. */
  lost: z.array(z.string()),
  files: z.record(z.string().refine(isInBackup, 'It leads out of the backup.'), file),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackupFile = z.infer<typeof file>

/** Where each kind of thing lies in a backup. */
export const settingsFile = 'settings.env'
export const rowsFile = (table: string) => `database/${table}.jsonl`
export const mediaFile = (key: string) => `media/${key}`
export const dataFile = (name: string) => `data/${name}`

function isInBackup(path: string): boolean {
  const [room, ...rest] = path.split('/')
  if (rest.length === 0) return room === settingsFile
  const isPlain = rest.every((part) => part !== '' && part !== '.' && part !== '..')
  return isPlain && !/[\0\\]/.test(path) && ['database', 'media', 'data'].includes(room ?? '')
}
