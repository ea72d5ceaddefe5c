/** How single settings are read. */
import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'

/** Reads one; what it must be is said when it is not. Undefined: it is not set, or wrong. */
export type Read<Name extends string> = <T>(
  name: Name,
  parse: (text: string) => T | undefined,
  rule: string,
) => T | undefined

export function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65535 ? port : undefined
}

export const parseAddress = (text: string) => (isIP(text) ? text : undefined)

export const parseSwitch = (text: string) => (text === 'on' ? true : text === 'off' ? false : undefined)

export const parseWord = (text: string) => (/^[\x21-\x7e]{1,200}$/.test(text) ? text : undefined)

export const parseFolder = (text: string) => (text.includes('\0') ? undefined : text)

export const parseProgram = (text: string) => (text === 'off' || isAbsolute(text) ? text : undefined)

export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  return url.href === `${url.origin}/` ? url.origin : undefined
}

export const addressOf =
  (...protocols: string[]) =>
  (text: string) => {
    const url = URL.parse(text)
    return url?.host && protocols.includes(url.protocol) ? text : undefined
  }
