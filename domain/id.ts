/** What names a row of the database; as everything that comes from outside, it may be something else. */
export const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
