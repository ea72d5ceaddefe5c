/** Lines of the drafts that the page is about, which their second reader refused, with what the website says there. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const folder = 'production/samples/drafts'

const draftSchema = z.object({
  scenes: z.array(
    z.object({
      beats: z.array(
        z.object({
          lines: z.array(z.object({ text: z.string(), claims: z.array(z.object({ quote: z.string() })) })),
        }),
      ),
    }),
  ),
})
const checkSchema = z.object({
  lines: z.array(z.object({ line: z.number(), verdict: z.string(), what: z.string() })),
})

type Refused = { said: string; why: string; website: string[] }

/** Throws unless it was written and refused. */
export function refusedLine({ website, line }: { website: string; line: number }): Refused {
  const draft = draftSchema.parse(recorded(website, 'draft'))
  const lines = draft.scenes.flatMap(({ beats }) => beats.flatMap((beat) => beat.lines))
  const read = checkSchema.parse(recorded(website, 'check-1')).lines.find((each) => each.line === line)
  const written = lines[line - 1]
  if (!written || !read || !['more', 'against'].includes(read.verdict))
    throw new Error(`Nobody has refused line ${line} of the draft for ${website}.`)
  return { said: written.text, why: read.what, website: written.claims.map(({ quote }) => quote) }
}

const recorded = (website: string, pass: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, website, `${pass}.json`), 'utf8'))
