/** The smallest things that somebody changes. Each says what it found, so that nobody overwrites what they have not seen. */
import { z } from 'zod'
import { hosts, speakers } from '#domain/script.ts'
import { type DraftSentence, mostCharacters, takes } from './draft.ts'
import type { DraftPlace } from './passages.ts'

const speaker = z.enum(speakers)
const host = z.enum(hosts)
const id = z.string().regex(/^[a-z0-9]{1,24}$/)

/** Control characters and half characters would end in a database or a feed that cannot keep them. */
const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .refine((text) => text.length > 0, 'Nothing is written there.')
    .refine((text) => text.length <= most, `At most ${most} characters.`)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'It has characters that cannot be kept.')

const found = z.string().max(2000)
const take = z.coerce.number().pipe(z.literal([...takes]))

const voice = z.string().regex(/^[a-z0-9-]{1,40}$/)
const support = z.union([z.literal('bridge'), z.array(z.string().max(40)).max(20)])

export const editSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), sentence: id, text: line(mostCharacters.sentence), was: found }),
  z.object({ kind: z.literal('speak'), sentence: id, speaker: host, was: host }),
  /** Somebody answers by name for what the website does not say; null: nobody does any more. */
  z.object({ kind: z.literal('vouch'), sentence: id, by: line(80).nullable(), was: found.nullable() }),
  z.object({ kind: z.literal('drop'), sentence: id, was: found }),
  z.object({
    kind: z.literal('add'),
    chapter: id,
    /** Null: at the chapter's beginning. */
    after: id.nullable(),
    /** Only hosts say what somebody types. */
    sentence: z.object({ id, speaker: host, text: line(mostCharacters.sentence), support }),
  }),
  z.object({ kind: z.literal('retitle'), text: line(mostCharacters.title), was: found }),
  z.object({
    kind: z.literal('retitle-chapter'),
    chapter: id,
    text: line(mostCharacters.title),
    was: found,
  }),
  /** How a name is said; null: as it is written. */
  z.object({
    kind: z.literal('pronounce'),
    name: line(mostCharacters.name),
    said: line(mostCharacters.name).nullable(),
    was: found.nullable(),
  }),
  z.object({ kind: z.literal('cast'), speaker, voice: voice.nullable(), was: voice.nullable() }),
  z.object({ kind: z.literal('theme'), take, was: take }),
  z.object({ kind: z.literal('cover'), take, was: take }),
])

/** What a passage is exchanged for, cut to, or put in; nothing: it is left out. Nobody types it: it is looked up. */
export type ReadPassage = DraftPlace & {
  kind: 'read'
  /** What was there, in its order. */
  was: readonly Pick<DraftSentence, 'id' | 'text'>[]
  sentences: readonly DraftSentence[]
}
export type Move = { kind: 'move'; sentences: readonly string[]; to: DraftPlace; was: DraftPlace }

type Typed = z.infer<typeof editSchema>
/** What is taken back may be a sentence of any speaker. */
type Add = Omit<Extract<Typed, { kind: 'add' }>, 'sentence'> & { sentence: DraftSentence }

export type Edit = Exclude<Typed, { kind: 'add' }> | Add | ReadPassage | Move
export type EditOf<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }>
