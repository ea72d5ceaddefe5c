import type { Usage } from '#domain/writing.ts'
import { piecesOfReply, type ReplyFormat, type StandInReply } from './reply.ts'
import type { StandInRequest } from './request.ts'

const stopReasons = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' }
const usageOf = ({ input, cached, output }: Usage) => ({
  input_tokens: input - cached,
  cache_read_input_tokens: cached,
  cache_creation_input_tokens: 0,
  output_tokens: output,
})
const isTool = ({ finish = 'stop' }: StandInReply, { asTool }: StandInRequest) => asTool && finish === 'stop'

/** `/v1/messages`, as Anthropic documents it. */
export const messages: ReplyFormat = {
  whole(told, asked) {
    const content = isTool(told, asked)
      ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(told.text) }
      : { type: 'text', text: told.text }
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: asked.model,
      content: [content],
      stop_reason: isTool(told, asked) ? 'tool_use' : stopReasons[told.finish ?? 'stop'],
      stop_sequence: null,
      usage: usageOf(told.usage),
    }
  },
  events(told, asked) {
    const whole = messages.whole(told, asked)
    const asTool = isTool(told, asked)
    const block = asTool
      ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} }
      : { type: 'text', text: '' }
    const deltas = piecesOfReply(told.text).map((piece) =>
      asTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece },
    )
    const stop_reason = Reflect.get(whole, 'stop_reason')
    return [
      { type: 'message_start', message: { ...whole, content: [], stop_reason: null } },
      { type: 'content_block_start', index: 0, content_block: block },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index: 0, delta })),
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason, stop_sequence: null },
        usage: usageOf(told.usage),
      },
      { type: 'message_stop' },
    ].map((data) => ({ event: data.type, data }))
  },
}
