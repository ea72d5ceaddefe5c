/** Characters that nobody sees: they change how text is shown or what a machine reads, never what a person reads. */
const unseen =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?![\n\t])\p{Cc}|[\u{e0000}-\u{e007f}]/gu

/** Text of a page as it is read: one space between words, a new line where the page begins one. */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\S\n]+/g, ' ')
    .replace(unseen, '')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()

export const oneCleanLine = (text: string) => cleanText(text.replace(/\s+/g, ' '))

/** Words of any script as they stand on a page; how long something takes to say is `countWords` of the domain. */
export const countPageWords = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0
