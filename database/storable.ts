/** Postgres keeps no NUL and no half of a character in JSON; nobody hears them either. */
export const storable = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  )
