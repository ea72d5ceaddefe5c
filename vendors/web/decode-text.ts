/** The words of a page: its byte order mark decides, then its header, then what it says itself, then its bytes. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const label = markOf(bytes) ?? charsetOf(contentType) ?? declaredIn(bytes)
  const decoder = (label && decoderFor(label)) || guessed(bytes)
  return decoder.decode(bytes).replaceAll('\0', '')
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

const charsetOf = (text: string) => /charset\s*=\s*["']?\s*([^\s"';>/]+)/i.exec(text)?.[1]

/** Where a declaration counts, by the standard: in a meta element of the first 1,024 bytes. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const metas = start.match(/<meta[^>]*>/gi) ?? []
  const label = metas.map(charsetOf).find(Boolean)
  // Who can read the word in single bytes is not reading UTF-16.
  return label?.toLowerCase().startsWith('utf-16') ? 'utf-8' : label
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

function guessed(bytes: Uint8Array): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return new TextDecoder('utf-8')
  } catch {
    return new TextDecoder('windows-1252')
  }
}
