// `npm run schema`: writes database/schema.sql anew, from a database that has seen every migration.
import { writeFile } from 'node:fs/promises'
import { openCopy } from '#test/database-under-test.ts'
import { readSchema } from './read-schema.ts'

const database = await openCopy('offmic_template')
try {
  await writeFile('database/schema.sql', await readSchema(database.pool))
} finally {
  await database.close()
}
