/** What a page is printed with, for loaders and heads. */
import type { RouterContextProvider } from 'react-router'
import type { OwnerSettings, Settings } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import { settingsContext } from '#site/context.ts'

export const settingsFor = (context: Readonly<RouterContextProvider>): Settings =>
  context.get(settingsContext)

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** In a head, which is told what the root has loaded. */
export function settingsIn(matches: Matches): Settings {
  const root = matches.find((match) => match?.id === 'root')
  return settingsWith((root?.loaderData ?? {}) as OwnerSettings) // what site/root.tsx loads
}
