import { receiptWords as words } from '#content/studio-rights.ts'
import { readReceipt } from '#operations/read-receipts.ts'
import { studioContext } from '#site/context.ts'
import type { Route } from './+types/receipt-file'

export async function loader({ context, params }: Route.LoaderArgs) {
  const receipt = await readReceipt(context.get(studioContext).pool, params.number)
  if (!receipt) return new Response(null, { status: 404 })
  const number = words.number(receipt.number)
  return new Response(`${JSON.stringify({ ...receipt, number }, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${words.fileName(number)}"`,
    },
  })
}
