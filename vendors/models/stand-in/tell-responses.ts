import { piecesOfReply, type ReplyFormat } from './reply.ts'

/** `/v1/responses`, as OpenAI documents it. */
export const responses: ReplyFormat = {
  whole({ text, usage, finish = 'stop', refusal }, { model }) {
    const content = refusal ? { type: 'refusal', refusal } : { type: 'output_text', text, annotations: [] }
    const reason = { length: 'max_output_tokens', content_filter: 'content_filter', stop: undefined }[finish]
    return {
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      model,
      status: reason ? 'incomplete' : 'completed',
      incomplete_details: reason ? { reason } : null,
      output: [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [content] }],
      usage: {
        input_tokens: usage.input,
        input_tokens_details: { cached_tokens: usage.cached },
        output_tokens: usage.output,
        output_tokens_details: { reasoning_tokens: 0 },
      },
    }
  },
  events(told, asked) {
    const at = { item_id: 'msg_1', output_index: 0, content_index: 0 }
    const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] }
    const response = responses.whole(told, asked)
    const says = told.refusal
      ? [{ type: 'response.refusal.delta', ...at, delta: told.refusal }]
      : piecesOfReply(told.text).map((delta) => ({ type: 'response.output_text.delta', ...at, delta }))
    const end = Reflect.get(response, 'status') === 'completed' ? 'response.completed' : 'response.incomplete'
    return [
      { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
      { type: 'response.output_item.added', output_index: 0, item },
      ...says,
      { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
      { type: end, response },
    ].map((data, sequence_number) => ({ event: data.type, data: { ...data, sequence_number } }))
  },
}
