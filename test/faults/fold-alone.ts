/** Folds notebooks in a process of its own that says a dot before each statement, so that it can be killed at any. */
import { writeSync } from 'node:fs'
import pg from 'pg'
import { openPool } from '#database/pool.ts'
import { foldNotebooks } from '#operations/listening/fold-notebooks.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const [url = '', folder = '', media = ''] = process.argv.slice(2)
const statement = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  writeSync(1, '.')
  return Reflect.apply(statement, this, asked)
}
const pool = openPool(url)
await foldNotebooks({ pool, storage: folderStorage(media), folder })
await pool.end()
