/** Tells those who collect feeds that one of them is another. */
import { hub, type Receiver } from '#domain/directories.ts'

/** Resolves to why it was not told; undefined: it was. */
export type Announce = (receiver: Receiver, feed: string) => Promise<string | undefined>

type ReceiverAddresses = Record<Receiver, string>

/** As they are on the internet. */
const receiverAddresses: ReceiverAddresses = {
  'podcast-index': 'https://api.podcastindex.org/api/1.0/hub/pubnotify',
  podping: 'https://podping.cloud/',
  websub: hub,
}

type Wanted = { podpingToken: string | undefined; ourName: () => string; addresses?: ReceiverAddresses }

const patience = 10_000

export const openAnnouncer =
  ({ podpingToken, ourName, addresses = receiverAddresses }: Wanted): Announce =>
  async (receiver, feed) => {
    const { url, init } = question(receiver, feed, { podpingToken, address: addresses[receiver] })
    const headers = { 'user-agent': `${ourName()}/1.0`, ...init.headers }
    const signal = AbortSignal.timeout(patience)
    try {
      const response = await fetch(url, { ...init, headers, redirect: 'error', signal })
      await response.body?.cancel()
      return response.ok ? undefined : `It answered ${response.status}.`
    } catch {
      return signal.aborted ? 'It did not answer in time.' : 'It cannot be reached.'
    }
  }

type Asked = { url: URL; init: { method?: string; headers?: Record<string, string>; body?: URLSearchParams } }

function question(
  receiver: Receiver,
  feed: string,
  { podpingToken, address }: { podpingToken: string | undefined; address: string },
): Asked {
  const url = new URL(address)
  if (receiver === 'websub') {
    const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': feed })
    return { url, init: { method: 'POST', body } }
  }
  url.searchParams.set('url', feed)
  if (receiver === 'podcast-index') return { url, init: {} }
  url.searchParams.set('reason', 'update')
  return { url, init: podpingToken ? { headers: { authorization: podpingToken } } : {} }
}
