/** Sets plain text as a printer would: curly quotes, real dashes, and no break between what belongs together. */
export function withTypography(text: string): string {
  return text
    .replace(/(?<=^|[\s([{—–])"(?='?[\p{L}\p{N}$])/gu, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{“—–])'(?=[\p{L}\p{N}$])/gu, '‘')
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/ --? /g, ' – ')
    .replace(/ ([×÷+−]) (?=[$\d])/g, `${bound}$1${bound}`)
    .replace(/ = (?=[$\d])/g, ` =${bound}`)
    .replace(/(?<=\d) (?=(percent|minutes?|hours?|days?|weeks?|months?|years?|episodes?)\b)/g, bound)
}

/** A space at which no line ends. */
const bound = '\u00A0'
