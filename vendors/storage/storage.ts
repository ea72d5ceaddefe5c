/** Keeping files: what a folder and an object store have in common. */
import type { ToMend } from '#domain/vendor-key.ts'

type StoredFile = {
  size: number
  /** Strong, with its quotes, as HTTP writes it. */
  etag: string
  type: string
}

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number }

export type Storage = {
  /** For people: where files go. */
  place: string
  /** The whole file or nothing, safe against a power cut; its type is the blob's. */
  put(key: string, content: Blob): Promise<void>
  stat(key: string): Promise<StoredFile | undefined>
  /** Ends early, and gives back what it holds, when the reader cancels. */
  open(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>
  list(prefix: string): Promise<string[]>
}

/** Small letters, digits and single separators: no key means anything else to a file system or a web server. */
const keyForm = /^[a-z0-9]+(?:[-._/][a-z0-9]+)*$/

export const isKey = (key: string) => key.length <= 200 && keyForm.test(key)

export function requireKey(key: string): void {
  if (!isKey(key)) throw new RangeError('A key has small letters, digits and single separators.')
}

/** What keeps the files does not do it just now: `wait` mends it with time, `ask` needs the operator. */
export class StorageTrouble extends Error {
  readonly code = 'STORAGE_TROUBLE'
  readonly outcome: 'wait' | 'ask'
  readonly mend: ToMend | undefined

  constructor(outcome: 'wait' | 'ask', reason: string, cause?: unknown, mend?: ToMend) {
    super(reason, { cause })
    this.outcome = outcome
    this.mend = mend
  }
}

export const isStorageTrouble = (error: unknown): error is StorageTrouble =>
  error instanceof Error && 'code' in error && error.code === 'STORAGE_TROUBLE'
