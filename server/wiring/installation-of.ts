import path from 'node:path'
import type { Installation } from '#domain/installation.ts'
import type { Config } from '#server/config.ts'
import { findBrowser } from '#vendors/browser/find-browser.ts'
import { engines } from '#vendors/voices/engines.ts'
import { speaksHere } from '#vendors/voices/vendor.ts'
import { outboxOf } from './post-office.ts'
import { browserOf, clipsOf } from './vendors.ts'

/** What the working screens may know of how this process is set: places and choices, never a key. */
export const installationOf = (config: Config): Installation => ({
  dataDir: config.dataDir,
  outboxFolder: outboxOf(config),
  cacheFolder: clipsOf(config),
  keepsLetters: config.smtpUrl === undefined,
  findBrowser: () => findBrowser(browserOf(config)),
  ...(config.writer.kind !== 'rules' && {
    ceilings: { episode: config.writer.ceiling, day: config.writer.dayCeiling },
  }),
  vendors: [
    { kind: 'web', choice: 'the open web', place: `fixtures for .test in ${shown(config)}` },
    {
      kind: 'writer',
      choice: config.writer.model ? `${config.writer.kind}, ${config.writer.model}` : config.writer.kind,
      place:
        hostOf(config.writer.url) ?? (config.writer.kind === 'rules' ? 'this machine' : config.writer.kind),
    },
    {
      kind: 'speech',
      choice: config.speech.engine,
      place: hostOf(config.speech.url) ?? config.speech.region ?? placeOfEngine(config.speech.engine),
    },
    {
      kind: 'storage',
      choice: config.s3 ? 'object store' : 'folder',
      place: config.s3
        ? `${config.s3.bucket} at ${hostOf(config.s3.endpoint)}`
        : path.join(config.dataDir, 'media'),
    },
    {
      kind: 'mail',
      choice: config.smtpUrl ? 'mail server' : 'outbox folder',
      place: hostOf(config.smtpUrl) ?? outboxOf(config),
    },
  ],
})

/** What lies in the checkout is named as it is known there. */
function shown({ checkout, webFixtures }: Config): string {
  const inside = path.relative(checkout, webFixtures)
  return inside.startsWith('..') ? webFixtures : inside
}

const hostOf = (url: string | undefined) => (url ? URL.parse(url)?.host : undefined)
function placeOfEngine(engine: string): string {
  const vendor = engines.get(engine)
  return vendor && speaksHere(vendor) ? 'this machine' : engine
}
