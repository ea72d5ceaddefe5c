import { own } from '#domain/own.ts'

/**
 * What the owner has set in the studio, as far as pages show it. The build of the site puts it in
 * (site/build/site-settings.ts); wherever else our words are read, they are as they came.
 */
declare const __OWNER_SETTINGS__: Readonly<Record<string, string>> | undefined

const set = typeof __OWNER_SETTINGS__ === 'undefined' ? {} : __OWNER_SETTINGS__

export const setText = (key: string, asItCame: string): string => own(set, key) ?? asItCame

export const setNumber = (key: string, asItCame: number): number => Number(own(set, key) ?? asItCame)

/** Lists are set a line each. */
export const setLines = (key: string, asTheyCame: readonly string[]): readonly string[] =>
  own(set, key)?.split('\n') ?? asTheyCame

/** Every text of the record, each set under the record's name and its own. */
export const setRecord = <Texts extends Record<string, string>>(name: string, asItCame: Texts) =>
  Object.fromEntries(
    Object.entries(asItCame).map(([key, text]) => [key, setText(`${name}.${key}`, text)]),
  ) as Record<keyof Texts, string> // the same keys
