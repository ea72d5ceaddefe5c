/** What somebody asks, in whichever of the three protocols. */
import { z } from 'zod'

const protocols = {
  chat: '/chat/completions',
  responses: '/responses',
  messages: '/messages',
} as const
type Protocol = keyof typeof protocols

export type StandInRequest = {
  protocol: Protocol
  model: string
  isStream: boolean
  /** Name of the schema: which pass it is. */
  label: string
  /** So many tokens may be answered; undefined where nobody says. */
  mostTokens: number | undefined
  /** All that is asked, in its order. */
  words: string
  /** Anthropic’s older models answer as if they called a program. */
  asTool: boolean
}

const text = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).optional()
const message = z.object({ content: text })
const schema = z.looseObject({ title: z.string().optional() })
const body = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(message).optional(),
  input: z.array(message).optional(),
  system: text,
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  max_output_tokens: z.number().optional(),
  response_format: z.looseObject({ json_schema: z.object({ name: z.string() }).optional() }).optional(),
  text: z.looseObject({ format: z.looseObject({ name: z.string().optional() }).optional() }).optional(),
  output_config: z
    .looseObject({ format: z.looseObject({ schema: schema.optional() }).optional() })
    .optional(),
  tools: z.array(z.looseObject({ input_schema: schema.optional() })).optional(),
})

export const protocolOf = (path: string): Protocol | undefined =>
  (['chat', 'responses', 'messages'] as const).find((name) => path.endsWith(protocols[name]))

export function standInRequestIn(protocol: Protocol, json: string): StandInRequest | undefined {
  const { success, data } = body.safeParse(parsed(json))
  if (!success) return undefined
  const said = [data.system, ...(data.messages ?? data.input ?? []).map(({ content }) => content)]
  const words = said.map(wordsOf).join('\n')
  const label =
    data.response_format?.json_schema?.name ??
    data.text?.format?.name ??
    data.output_config?.format?.schema?.title ??
    data.tools?.[0]?.input_schema?.title ??
    /.*"title":"(\w+)"/s.exec(words)?.[1] ??
    ''
  const asTool = data.tools !== undefined
  const mostTokens = data.max_tokens ?? data.max_completion_tokens ?? data.max_output_tokens
  return { protocol, model: data.model, isStream: data.stream === true, label, mostTokens, words, asTool }
}

const wordsOf = (content: z.infer<typeof text>): string =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n')

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
