import { data } from 'react-router'
import type { z } from 'zod'
import { type Form, readForm } from './read-form.ts'

type Data<T> = ReturnType<typeof data<T>>
type Said<T> = T | Data<T> | Response

export type WithForm<Args extends { request: Request }> = Args & { form: Form }

/**
 * An action of the studio: it is handed a form that can be read, and answers what its schema says. Whatever else it
 * would answer stays inside, and is our fault: TypeScript believes a cast, this does not.
 */
export const answering =
  <Schema extends z.ZodType, Args extends { request: Request }>(
    schema: Schema,
    act: (asked: WithForm<Args>) => Promise<Said<z.output<Schema>>>,
    files: readonly string[] = [],
  ) =>
  async (asked: Args): Promise<Said<z.output<Schema>>> => {
    const said = await act({ ...asked, form: await readForm(asked.request, files) })
    if (said instanceof Response) return said
    return isData(said) ? data(schema.parse(said.data), said.init ?? undefined) : schema.parse(said)
  }

const isData = <T>(said: T | Data<T>): said is Data<T> =>
  typeof said === 'object' && said !== null && 'type' in said && said.type === 'DataWithResponseInit'
