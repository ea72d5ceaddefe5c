import { board } from '#content/studio-board.ts'
import { own } from '#domain/own.ts'

/** What a step or a letter complained about, without the name that the line has for the step. */
export function troubleInWords(trouble: string): string {
  const [, step = '', more = '', rest = ''] = /^([a-z-]+)(: | )(.*)$/s.exec(trouble) ?? []
  const name = own(board.steps, step)
  if (name === undefined) return trouble
  return more === ': ' ? rest : `${name} ${rest}`
}
