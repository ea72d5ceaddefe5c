/** A lone surrogate is no character, and Postgres cannot keep a NUL. */
export const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Undefined for what no number of a row or a version can be. */
export const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
