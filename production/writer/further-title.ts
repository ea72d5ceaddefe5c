/** An episode on something, or one more of the same business, is called by what the website calls its first passage. */
import type { HostWords } from '#content/programme/language.ts'
import type { Material } from '#domain/material.ts'
import type { Script } from '#domain/script.ts'
import type { ProgrammeChoice } from './choose.ts'
import { leadOf } from './headings.ts'
import type { Words } from './words-of.ts'

type Telling = { words: Words; hosts: HostWords }

export function withFurtherTitle(
  script: Script,
  { thread }: ProgrammeChoice,
  { topic, toldBefore = [], name }: Material,
  { words, hosts }: Telling,
): Script {
  const isTaken = (title: string) => toldBefore.some((each) => each.title === title)
  if (!topic && !isTaken(script.title)) return script
  const asked = thread.flatMap(({ cue }) => (cue && cue.kind !== 'person' ? [cue.heading] : []))
  const led = thread.flatMap((each) => leadOf(each, words)?.replace(/\.$/, '') ?? [])
  const title = [
    ...[...asked, ...led].map((heading) => heading.charAt(0).toUpperCase() + heading.slice(1)),
    ...hosts.titles.map((phrase) => phrase.replace('{name}', () => name)),
  ].find((each) => !isTaken(each))
  return title ? { ...script, title } : script
}
