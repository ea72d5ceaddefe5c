import { isOwnMachine } from '#domain/own-machine.ts'

/** Browsers keep a Secure cookie over https, and on the machine itself. */
export function keepsCookies(origin: string): boolean {
  return new URL(origin).protocol === 'https:' || isOwnMachine(origin)
}
