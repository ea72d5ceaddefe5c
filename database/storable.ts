const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Postgres keeps no NUL and no half of a character in JSON; nobody hears them either. */
export const storable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return plain(part)
    const names = isRecord(part) ? Object.keys(part) : []
    return names.some((name) => name !== plain(name)) ? withPlainNames(part as object) : part // it has names
  })

/** The same for a text of its own. */
export const storableText = plain

const isRecord = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

const withPlainNames = (part: object) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [plain(name), value]))
