import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type EnvFile = { values: NodeJS.Dict<string>; faults: string[] }

const line = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`\s][^\n]*)?\s*(?:#.*)?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a damaged file contains
const damage = /[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/

/** Node's own parser passes over what it does not understand; here each such line is a fault, named by its number. */
export function readEnvFile(file: string): EnvFile {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    return { values: {}, faults: code === 'ENOENT' ? [] : [`.env cannot be read (${code}).`] }
  }
  const lines = text.split(/\r?\n/)
  const faults = lines.flatMap((content, index) =>
    isClear(content) ? [] : [`.env line ${index + 1} is not of the form NAME=value.`],
  )
  return { values: parseEnv(lines.filter(isClear).join('\n')), faults }
}

const isClear = (content: string) =>
  !damage.test(content) && (/^\s*(?:#|$)/.test(content) || line.test(content))
