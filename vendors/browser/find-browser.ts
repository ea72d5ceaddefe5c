import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BrowserFound } from '#domain/installation.ts'
import { commandForWalls, tryWalls } from './walls.ts'

/** `off`, a program, or nothing: then what is found. */
export type BrowserSetting = { chosen: string | undefined; fetched: string }
export type Program = { program: string; libraries?: string }

/** Debian's, kept up to date by the system, before the one that somebody fetched once. */
const names = ['chromium-headless-shell', 'chromium']

/** A browser, and walls around it: without walls no page is rendered. */
export async function findBrowser(setting: BrowserSetting): Promise<BrowserFound> {
  if (setting.chosen === 'off') return { outcome: 'off' }
  const found = programOf(setting)
  if (!found) return { outcome: 'no-program', command: 'npm run browser' }
  const { program } = found
  const closed = { outcome: 'closed', program, command: `ls -l ${program}` } as const
  if (!existsSync(program)) return closed
  const seen = await tryWalls(program)
  // A folder that is closed to the browser's account is no fault of the walls.
  if (!seen && (await tryWalls('/bin/sh'))) return closed
  if (!seen || seen.networks.some((name) => name !== 'lo'))
    return { outcome: 'no-walls', program, command: commandForWalls() }
  return seen.isOpen ? { outcome: 'found', ...found } : closed
}

export function programOf({ chosen, fetched }: BrowserSetting): Program | undefined {
  if (chosen) return { program: chosen }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute)
  const program = names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
  if (program) return { program }
  const fetchedProgram = path.join(fetched, 'chromium')
  return existsSync(fetchedProgram)
    ? { program: fetchedProgram, libraries: path.join(fetched, 'lib') }
    : undefined
}
