import { createContext, use } from 'react'
import type { Settings } from '#domain/read-setting.ts'

/** Where the site stands and where its requests go: the environment's, and the same for as long as a process lives. */
export type BuiltPlace = {
  origin: string
  /** Where the free-episode request is inserted, and whether our own server answers there. */
  requests: { url: string; anonKey: string; isOurs: boolean }
}

declare const __PLACE__: BuiltPlace

export const place: BuiltPlace = __PLACE__

/** What a page is printed with. An island has what its page has handed to the browser. */
export const SettingsContext = createContext<Settings>({})

export const useSettings = (): Settings => use(SettingsContext)
