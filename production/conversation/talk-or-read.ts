/** A talk where a model is set and writes one; else the website is read aloud, and the script says why. */
import type { Material } from '#domain/material.ts'
import type { Script } from '#domain/script.ts'
import type { VoiceGuide } from '#domain/voice-guide.ts'
import type { Desk } from './ask-pass.ts'
import { type Conversed, writeConversation } from './write-conversation.ts'

type Wanted = {
  material: Material
  /** What is read aloud otherwise; on some websites too little stands for that, and two may still talk of it. */
  programme?: Script | undefined
  speakers: 1 | 2
  seconds?: number | undefined
  guide?: VoiceGuide | undefined
  /** Why no model is asked. */
  barred?: string | undefined
}

type Told = Exclude<Conversed, { outcome: 'left' }> | { outcome: 'too-little'; reason: string }

export async function talkOrRead(
  desk: Desk | undefined,
  { material, programme, speakers, seconds, guide, barred }: Wanted,
): Promise<Told> {
  if (!desk) return programme ? { outcome: 'written', script: programme } : tooLittle('')
  const conversed = barred
    ? ({ outcome: 'left', reason: barred } as const)
    : await writeConversation(desk, {
        ...{ material, programme: programme ?? nothingRead(material), speakers },
        ...(seconds && { seconds }),
        ...(guide && { guide }),
      })
  await desk.book.say(null)
  if (conversed.outcome !== 'left') return conversed
  return programme
    ? { outcome: 'written', script: readBecause(programme, conversed.reason) }
    : tooLittle(conversed.reason)
}

const tooLittle = (reason: string) => ({ outcome: 'too-little', reason }) as const

const nothingRead = ({ name, language }: Material): Script => ({
  ...{ show: name, title: name, summary: [name, '', ''], language, chapters: [] },
})

export const readBecause = (programme: Script, reason: string): Script => ({
  ...programme,
  written: { way: 'B', by: 'programme', prompts: '', reason },
})
