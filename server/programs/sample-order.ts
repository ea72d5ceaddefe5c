/** How a sample is ordered: nobody's account and no network, so that whoever runs it gets what is committed. */
import path from 'node:path'
import type { SampleOrder } from '#content/samples.ts'
import { voiceNamed } from '#content/voices.ts'
import type { Order } from '#production/steps/step.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'

const no = () => Promise.reject(new Error('A sample is not published.'))

export function orderOfSample({ id, website, voices }: SampleOrder, folder: string): Order {
  const [host, guest] = [voiceNamed(voices.host), voiceNamed(voices.guest)]
  if (!host || !guest) throw new Error(`${id} wants a voice that does not exist.`)
  return {
    requestId: id,
    website,
    vendors: {
      web: fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' }),
      speech,
      storage: folderStorage(path.join(folder, 'work')),
      cast: { host, guest },
      approve: no,
      publish: no,
      cacheFolder: path.join(folder, 'cache'),
    },
    signal: new AbortController().signal,
  }
}
