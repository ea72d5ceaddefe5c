import type { Settings } from '#domain/read-setting.ts'
import { packages } from './packages.ts'
import { clientWords } from './studio-clients.ts'

/** Everything that a link may sell, by the name that companies are told. */
export const offers = (settings: Settings): readonly { id: string; name: string }[] => [
  ...packages(settings).map(({ id, name }) => ({ id, name })),
  { id: 'guide', name: clientWords.waits.guide },
  { id: 'other', name: clientWords.waits.other },
]

/** An offer that we have not got is called as the company calls it. */
export const offerNames = (settings: Settings, ids: readonly string[]): string =>
  ids.map((id) => offers(settings).find((offer) => offer.id === id)?.name ?? id).join(', ')
