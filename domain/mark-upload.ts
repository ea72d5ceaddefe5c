/** A picture that an owner has uploaded as the mark, as a text like all settings. */
const mostCharacters = 96_000

export const isMarkUpload = (text: string): boolean =>
  text.length <= mostCharacters && /^data:image\/(?:svg\+xml|png);base64,[A-Za-z0-9+/]+={0,2}$/.test(text)

/** What people are told it is. */
export const sizeOfUpload = (upload: string) => ({
  type: upload.startsWith('data:image/png') ? ('PNG' as const) : ('SVG' as const),
  bytes: Math.floor((upload.length - upload.indexOf(',') - 1) * 0.75),
})
