/** What operators do with a show in public. Two at once go one after the other. */
import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { recordDeed } from '#database/deeds.ts'
import { episodesToOffer } from '#database/feed-episodes.ts'
import {
  closePublicShow,
  keepPublicShow,
  openPublicShow,
  publicShow,
  showOwner,
} from '#database/public-shows.ts'
import { isShow } from '#database/ties.ts'
import { hasMoved } from '#domain/leaving.ts'
import type { Operator } from '#domain/operator.ts'
import { type PublicShow, type ShowTexts, showFeedPath } from '#domain/public-show.ts'
import { againstShow, type ShowRule } from '#domain/show-rules.ts'
import { podcastGuid } from './podcast-guid.ts'
import { inFeed } from './show-in-studio.ts'

type ShowDone =
  | { outcome: 'done' | 'gone' | 'taken' | 'too-late' }
  | { outcome: 'refused'; broken: ShowRule[] }

/** Without an operator it is the product's own deed, as when examples are made. */
type By = {
  pool: pg.Pool
  operator: Pick<Operator, 'id'> | undefined
  showId: string
  /** Of which episode. */
  requestId?: string
}

/** Half filled in is kept, too; what is public already stays fit for it. */
export const savePublicShow = ({ pool, operator, showId }: By, texts: ShowTexts): Promise<ShowDone> =>
  asOperator(pool, operator?.id, async (client): Promise<ShowDone> => {
    if (!(await isShow(client, showId))) return { outcome: 'gone' }
    const before = await publicShow(client, showId, { isLocked: true })
    const broken = await brokenOf(client, showId, texts)
    if (before?.publicSince && broken.length > 0) return { outcome: 'refused', broken }
    if (broken.includes('bad-slug')) return { outcome: 'refused', broken: ['bad-slug'] }
    if (!(await keepPublicShow(client, showId, texts))) return { outcome: 'taken' }
    await recordDeed(client, { operatorId: operator?.id, deed: 'fill-in-show', facts: { show: showId } })
    return { outcome: 'done' }
  })

/** Its guid follows from the address that its feed has now, and stays. */
export const makeShowPublic = (by: By, origin: string): Promise<ShowDone> =>
  withShow(by, 'make-show-public', async (client, show) => {
    const broken = await brokenOf(client, show.showId, show)
    if (broken.length > 0) return { outcome: 'refused', broken }
    await openPublicShow(client, show.showId, podcastGuid(origin + showFeedPath(show.slug)))
    return { outcome: 'done' }
  })

export const takeShowBack = (by: By): Promise<ShowDone> =>
  withShow(by, 'take-show-back', async (client, { showId, movingSince }): Promise<ShowDone> => {
    // Apps that come late are still to be led to the other house.
    if (hasMoved({ movingSince }, new Date())) return { outcome: 'too-late' }
    await closePublicShow(client, showId)
    return { outcome: 'done' }
  })

/** Long enough for a directory to send its code; longer, and everybody writes to it. */
const daysOfOwner = 7

export const shareOwner = (by: By, isShared: boolean): Promise<ShowDone> =>
  withShow(by, isShared ? 'share-owner' : 'hide-owner', async (client, { showId }) => {
    await showOwner(client, showId, isShared ? daysOfOwner : 0)
    return { outcome: 'done' }
  })

const brokenOf = async (client: pg.ClientBase, showId: string, texts: ShowTexts) =>
  againstShow({ ...texts, episodes: inFeed(await episodesToOffer(client, showId)) })

/** What was refused is no deed. */
export const withShow = <Done extends { outcome: string }>(
  { pool, operator, showId, requestId }: By,
  deed: string,
  work: (client: pg.ClientBase, show: PublicShow) => Promise<Done>,
): Promise<Done | { outcome: 'gone' }> =>
  asOperator(pool, operator?.id, async (client) => {
    const show = await publicShow(client, showId, { isLocked: true })
    if (!show) return { outcome: 'gone' as const }
    const done = await work(client, show)
    if (done.outcome === 'done')
      await recordDeed(client, { operatorId: operator?.id, deed, requestId, facts: { show: showId } })
    return done
  })
