import type { IncomingMessage } from 'node:http'
import { clientAddress } from '#api/client-address.ts'

/** Who sends this, as limits count them. */
export const clientOf = (incoming: IncomingMessage | undefined, trustedProxies: number): string =>
  clientAddress({
    socket: incoming?.socket.remoteAddress,
    forwardedFor: incoming?.headers['x-forwarded-for']?.toString(),
    trustedProxies,
  })
