/** How the house is, in figures, each with a state. */

import type pg from 'pg'
import { facts } from '#content/facts.ts'
import {
  type EpisodeCost,
  type LastTrouble,
  lastTroubles,
  queueHealth,
  recentCosts,
  recentFailures,
  requestHealth,
} from '#database/health.ts'
import { heardOf } from '#database/told-troubles.ts'
import {
  ageState,
  backupState,
  browserState,
  diskState,
  failureDays,
  failuresState,
  lettersState,
  lineState,
  type State,
  worst,
} from '#domain/health.ts'
import type { Installation, VendorKind } from '#domain/installation.ts'
import { own } from '#domain/own.ts'
import { madeSteps, type Step } from '#domain/production.ts'
import { isSilent } from '#domain/told/silence.ts'
import { readDisk } from '#vendors/disk.ts'
import { engines } from '#vendors/voices/engines.ts'

const episodesWithCosts = 20
const hour = 3_600_000

export type Costs = EpisodeCost & { workSeconds: number; usd: number | undefined }

/** Seven questions at once, and two to the machine. */
export async function readHealth({ pool, house }: { pool: pg.Pool; house: Installation }, now = new Date()) {
  const [queue, requests, failures, troubles, episodes, heard, disk, browser] = await Promise.all([
    queueHealth(pool),
    requestHealth(pool),
    recentFailures(pool, failureDays),
    lastTroubles(pool),
    recentCosts(pool, episodesWithCosts),
    heardOf(pool),
    readDisk(house.dataDir),
    house.findBrowser(),
  ])
  const failed = failures.reduce((sum, { count }) => sum + count, 0)
  const unbuilt = failures.some(({ code }) => code === 'needs-scripts')
  const silent = heard.filter((each) => isSilent(each, now)).map(({ source }) => source)
  const oldest = oldestOf(requests)
  const states = {
    queue: queue ? 'good' : 'look',
    oldest: oldest ? ageState((now.getTime() - oldest.at.getTime()) / hour, promise) : 'good',
    failures: failuresState(failed, failed + episodes.length),
    letters: lettersState({ failed: requests.lettersFailed, unclear: requests.lettersUnclear }),
    line: lineState(requests.inLineSince, now),
    disk: disk ? diskState(disk.usedShare) : 'act',
    browser: browserState(browser, unbuilt),
    vendors: requests.parked > 0 ? 'look' : 'good',
    told: silent.length > 0 ? 'act' : 'good',
    erasures: requests.erasuresOpen > 0 ? 'look' : 'good',
    backup: backupState((now.getTime() - (requests.backedUpAt ?? requests.begunAt).getTime()) / hour),
    // Hourly; a worker may have just been started.
    tidied: requests.tidiedAt && now.getTime() - requests.tidiedAt.getTime() < 3 * hour ? 'good' : 'look',
  } satisfies Record<string, State>
  return {
    at: now,
    state: worst(Object.values(states)),
    states,
    queue,
    requests,
    oldest,
    failures,
    disk,
    browser,
    silent,
    vendors: house.vendors.map((vendor) => ({ ...vendor, last: lastOf(vendor.kind, troubles) })),
    connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    costs: episodes.map(withCosts),
    speechPrices: Array.from(engines, ([engine, { price }]) => ({ engine, ...price })),
  }
}

const promise = facts.sampleDeliveryHours

const oldestOf = ({ oldestAt: at, oldestId: id }: Awaited<ReturnType<typeof requestHealth>>) =>
  at && {
    id: id ?? '',
    at,
    dueAt: new Date(at.getTime() + promise.least * hour),
    promisedAt: new Date(at.getTime() + promise.most * hour),
  }

export type Health = Awaited<ReturnType<typeof readHealth>>

/** Whose trouble a step's trouble is, as far as the step tells. */
const kindOf: Partial<Record<Step, VendorKind>> = {
  'read-website': 'web',
  'write-script': 'writer',
  'check-facts': 'writer',
  'record-voices': 'speech',
  master: 'storage',
  illustrate: 'storage',
  publish: 'storage',
}

function lastOf(kind: VendorKind, troubles: readonly LastTrouble[]): LastTrouble | undefined {
  return troubles
    .filter(({ source }) => source === kind || own(kindOf, source) === kind)
    .sort((one, other) => other.at.getTime() - one.at.getTime())[0]
}

function withCosts(episode: EpisodeCost): Costs {
  const workSeconds = madeSteps.reduce((sum, step) => sum + (episode.steps[step] ?? 0), 0)
  const price = engines.get(episode.engine ?? '')?.price.usdPerMillion
  return {
    ...episode,
    workSeconds,
    usd: price === undefined ? undefined : (episode.characters * price) / 1_000_000,
  }
}
