// `npm run configuration`: writes docs/configuration.md anew, from the table of settings.
import { writeFile } from 'node:fs/promises'
import { configurationPage } from './configuration-page.ts'

await writeFile('docs/configuration.md', configurationPage)
