/** How what is set is read, for whoever needs no table of all there is: a browser, for one. */
import { own } from './own.ts'

/** What is set, each under its key; what is not in it stays as it is by default. */
export type OwnerSettings = Readonly<Record<string, string>>

/** Each setting with what holds. */
export type Settings = Readonly<Record<string, string>>

/** A setting that there is; a slip in its name is a fault of ours. */
export function textOf(settings: Settings, key: string): string {
  const text = own(settings, key)
  if (text === undefined) throw new Error(`There is no setting ${key}.`)
  return text
}

export const numberOf = (settings: Settings, key: string): number => Number(textOf(settings, key))

export const linesOf = (settings: Settings, key: string): readonly string[] =>
  textOf(settings, key).split('\n').filter(Boolean)
