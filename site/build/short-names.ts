import { globSync } from 'node:fs'
import path from 'node:path'

/**
 * Names of a built page's classes, two to five letters each: they are said hundreds of times, and with the usual ones a
 * first response is 250 to 750 bytes longer. The same for both builds, and for as long as no sheet comes or goes.
 */
export function shortNames() {
  const sheets = globSync('site/**/*.module.css').sort()
  return (name: string, file: string, css: string) => {
    const words = [...new Set(css.match(/[a-z][\w-]*/gi))]
    const sheet = sheets.indexOf(path.relative('.', file))
    return `_${sheet.toString(36)}_${words.indexOf(name).toString(36)}`
  }
}
