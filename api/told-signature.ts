/** Who has signed a body. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { schemes } from '#domain/told/signature-schemes.ts'
import type { Source } from '#domain/told/source.ts'

/** Clocks differ, and mail of ours may wait in theirs: so far a moment may lie off, on either side. */
const toleranceSeconds = 300
/** While a secret is changed there are several; more than that is somebody trying. */
const mostSignatures = 5
const mostHeader = 2000

/** An empty secret is one that everybody knows. */
export const secretsIn = (text: string | undefined): string[] => text?.split(',').filter(Boolean) ?? []

type Signed = { header: string | null; bytes: Uint8Array; secrets: readonly string[]; now: Date }

export function judgeSignature(
  source: Source,
  { header, bytes, secrets, now }: Signed,
): 'signed' | 'unsigned' | 'stale' {
  const { moment, between, signature } = schemes[source]
  if (!header || header.length > mostHeader) return 'unsigned'
  const parts = header.split(between).map((part) => part.trim().split('='))
  const all = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []))
  const at = moment && all(moment.name)[0]
  if (moment && !/^\d{10}$/.test(at ?? '')) return 'unsigned'
  const given = (signature ? all(signature) : [header.trim()])
    .filter((each) => /^[\da-f]{64}$/i.test(each))
    .slice(0, mostSignatures)
    .map((each) => Buffer.from(each, 'hex'))
  const before = moment ? `${at}${moment.behind}` : ''
  const isSigned = secrets.some((secret) => {
    const made = createHmac('sha256', secret).update(before).update(bytes).digest()
    return given.some((each) => timingSafeEqual(each, made))
  })
  if (!isSigned) return 'unsigned'
  const off = moment ? Math.abs(now.getTime() / 1000 - Number(at)) : 0
  return off > toleranceSeconds ? 'stale' : 'signed'
}
