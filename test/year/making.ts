/** The line with a writer and voices that take no time: everything else of it is the line's own. */
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { inTransaction } from '#database/in-transaction.ts'
import {
  beginProductions,
  findOrder,
  noteBroughtBack,
  productionsToBringBack,
} from '#database/productions.ts'
import { offerEpisode } from '#database/review.ts'
import { offerScript } from '#database/script-offers.ts'
import { offerSound } from '#database/sound-offers.ts'
import type { MadeStep } from '#domain/production.ts'
import { admit } from '#production/admit.ts'
import { produceEpisode } from '#production/line.ts'
import { notebookInDatabase } from '#production/notebook-in-database.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import { quickVoice } from '#test/quick-voice.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import { record, type Wanted, write } from './stand-ins.ts'

const quiet = { info() {}, warn() {}, error() {} }
function vendorsOf({ pool, storage }: Wanted): Vendors {
  const [host, guest] = [voiceNamed(defaultCast.host), voiceNamed(defaultCast.guest)]
  if (!host || !guest) throw new Error('The usual voices are gone.')
  return {
    ...{ storage, speech: quickVoice, cast: { host, guest }, cacheFolder: '' },
    web: createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' }),
    offerScript: (offer) => offerScript(pool, offer),
    offerSound: (offer) => offerSound(pool, offer),
    approve: (offer) => offerEpisode(pool, offer, 'automatic'),
    publish: (publication) => publishEpisode({ pool, storage, secretKey: testSecretKey }, publication),
  }
}

/** Everything that can go on now does; resolves to how many were taken in hand. */
export async function workOnAll(wanted: Wanted): Promise<number> {
  const { pool } = wanted
  let count = 0
  for (;;) {
    await admit({ pool, log: quiet })
    const ids = await inTransaction(pool, async (client) => {
      const begun = await beginProductions(client, 50)
      const again = await productionsToBringBack(client, 50)
      for (const id of again) await noteBroughtBack(client, id)
      return [...begun, ...again]
    })
    if (ids.length === 0) return count
    // As many as have connections.
    for (let at = 0; at < ids.length; at += 8)
      await Promise.all(ids.slice(at, at + 8).map((id) => workOn(wanted, id)))
    count += ids.length
  }
}

async function workOn(wanted: Wanted, requestId: string): Promise<void> {
  const { pool } = wanted
  const order = await findOrder(pool, requestId)
  if (!order) return
  const signal = new AbortController().signal
  const told = { ...order, vendors: vendorsOf(wanted), signal }
  const goOn = async (steps: readonly MadeStep[]) =>
    produceEpisode(told, await notebookInDatabase(pool, requestId), steps)
  if (!(await write(wanted, order))) return
  if ((await goOn(['await-script'])).outcome !== 'produced') return
  if (!(await record(wanted, requestId))) return
  const { outcome, ...rest } = await goOn(['await-approval', 'await-episode', 'publish'])
  if (outcome === 'ask' || outcome === 'give-up' || outcome === 'wait')
    throw new Error(`${requestId}: ${outcome} ${JSON.stringify(rest)}`)
}
