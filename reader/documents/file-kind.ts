/** What a file is by its first bytes: its name is what somebody has typed. */
import { isUtf8 } from 'node:buffer'
import type { FileTrouble } from '#domain/source.ts'

type FileKind =
  | { is: 'pdf' }
  | { is: 'zip' }
  | { is: 'text'; text: string }
  | { is: 'none'; trouble: FileTrouble }

/** Hexadecimal, at the very beginning. */
const known: readonly [begins: string, trouble: FileTrouble][] = [
  ['d0cf11e0', 'old-office'],
  ['4d5a', 'program'],
  ['7f454c46', 'program'],
  ['cafebabe', 'program'],
  ['cffaedfe', 'program'],
  ['2321', 'program'],
  ['89504e47', 'picture'],
  ['ffd8ff', 'picture'],
  ['47494638', 'picture'],
  ['49492a00', 'picture'],
  ['4d4d002a', 'picture'],
  ['52494646', 'sound'],
  ['494433', 'sound'],
  ['fffb', 'sound'],
  ['4f676753', 'sound'],
  ['664c6143', 'sound'],
  ['1f8b', 'archive'],
  ['52617221', 'archive'],
  ['377abcaf', 'archive'],
  ['425a68', 'archive'],
  ['fd377a58', 'archive'],
]

/** Before `%PDF-` there may be a line of a mail or a printer. */
const mostBeforePdf = 1024

export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return { is: 'none', trouble: 'empty' }
  const head = Buffer.from(bytes.subarray(0, mostBeforePdf))
  if (head.includes('%PDF-')) return { is: 'pdf' }
  const hex = head.subarray(0, 12).toString('hex')
  if (hex.startsWith('504b0304')) return { is: 'zip' }
  if (head.subarray(4, 8).toString('latin1') === 'ftyp') return { is: 'none', trouble: 'sound' }
  const found = known.find(([begins]) => hex.startsWith(begins))
  if (found) return { is: 'none', trouble: found[1] }
  const text = textIn(bytes)
  return text === undefined ? { is: 'none', trouble: 'unknown' } : { is: 'text', text }
}

/** UTF-8, UTF-16 with its mark, or what old programs of the West have written. */
function textIn(bytes: Uint8Array): string | undefined {
  const [first = 0, second = 0] = bytes
  const label =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  if (label) return new TextDecoder(label).decode(bytes)
  if (bytes.includes(0)) return undefined
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes)
}
