/** The form that is asked for, as JSON Schema in the part of it that all servers take, strictly. */
import { z } from 'zod'

type Schema = { [key: string]: unknown }

/** Servers refuse schemas for these. What they say is kept by reading the answer with the schema itself. */
const refused = new Set(
  `$schema default pattern format minLength maxLength minItems maxItems uniqueItems minimum maximum
  exclusiveMinimum exclusiveMaximum multipleOf propertyNames minProperties maxProperties`.split(/\s+/),
)

/** The title is for vendors that give a schema no name. */
export function formOf(schema: z.ZodType, label: string): { name: string; schema: Schema } {
  const name = label.replace(/\W/g, '_')
  return { name, schema: { title: name, ...strict(z.toJSONSchema(schema, { io: 'input' })) } }
}

function strict(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([key]) => !refused.has(key))
  const made: Schema = Object.fromEntries(
    kept.map(([key, value]) => [
      key === 'oneOf' ? 'anyOf' : key, // strict modes know no oneOf
      key === 'properties' || key === '$defs' ? byName(value) : inner(value),
    ]),
  )
  if (!isSchema(schema.properties)) return made
  const needed = new Set(Array.isArray(schema.required) ? schema.required : [])
  const properties = Object.entries(byName(schema.properties)).map(([name, value]) => [
    name,
    needed.has(name) ? value : { anyOf: [value, { type: 'null' }] },
  ])
  return {
    ...made,
    properties: Object.fromEntries(properties),
    required: Object.keys(schema.properties),
    additionalProperties: false,
  }
}

/** Names of properties are nobody's keywords. */
const byName = (value: unknown): Schema =>
  Object.fromEntries(Object.entries(isSchema(value) ? value : {}).map(([name, each]) => [name, inner(each)]))

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  return isSchema(value) ? strict(value) : value
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What may be left out is asked for as null: a null that is refused, alone or with what holds it, is read as left out. */
export function withoutNulls(value: unknown, refused: readonly string[], path = ''): unknown {
  const inside = (key: string | number) => `${path}/${key}`
  if (Array.isArray(value)) return value.map((each, at) => withoutNulls(each, refused, inside(at)))
  if (!isSchema(value)) return value
  const isRefused = (at: string) => refused.some((each) => at === each || at.startsWith(`${each}/`))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each === null && isRefused(inside(key)) ? [] : [[key, withoutNulls(each, refused, inside(key))]],
    ),
  )
}
