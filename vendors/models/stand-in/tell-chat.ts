import type { Usage } from '#domain/writing.ts'
import { piecesOfReply, type ReplyFormat } from './reply.ts'

const usageOf = ({ input, cached, output }: Usage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: cached },
})

/** `/v1/chat/completions`, as OpenAI and many others document it. */
export const chat: ReplyFormat = {
  whole: ({ text, usage, finish = 'stop', refusal }, { model }) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal ? null : text, refusal: refusal ?? null },
        finish_reason: finish,
      },
    ],
    usage: usageOf(usage),
  }),
  events({ text, usage, finish = 'stop', refusal }, { model }) {
    const chunk = (choices: object[], more: object = {}) => ({
      data: { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices, ...more },
    })
    const says = refusal ? [{ refusal }] : piecesOfReply(text).map((content) => ({ content }))
    const deltas = [{ role: 'assistant', content: '' }, ...says]
    return [
      ...deltas.map((delta) => chunk([{ index: 0, delta, finish_reason: null }])),
      chunk([{ index: 0, delta: {}, finish_reason: finish }]),
      chunk([], { usage: usageOf(usage) }),
    ]
  },
}
