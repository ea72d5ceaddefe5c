import { textOf } from './read-setting.ts'
import { settingsWith } from './settings.ts'

/** What websites call whoever reads them, in robots.txt and in their logs: letters and digits only, as both ask for. */
export function botName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^A-Za-z0-9]/g, '')
  return `${/[A-Za-z]/.test(plain) ? plain : 'Podcast'}Bot`
}

/** Where nothing is set. */
export const usualBotName = (): string => botName(textOf(settingsWith(), 'brand.name'))
