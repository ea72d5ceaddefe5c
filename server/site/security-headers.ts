import { type OwnerSettings, textOf } from '#domain/read-setting.ts'
import { settingsWith } from '#domain/settings.ts'
import type { Config } from '#server/config.ts'
import { cachePolicy } from './cache-policy.ts'
import { contentPolicy, type Inline } from './content-policy.ts'
import { type Outside, pageException } from './page-exceptions.ts'

type Headers = Record<string, string>

/** What every answer carries, and what documents carry besides. */
export function securityHeaders({ isHttps, ...outside }: { isHttps: boolean } & Outside) {
  const everywhere: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
  const answer = { ...everywhere, 'cross-origin-resource-policy': 'same-origin' }
  return {
    /** For what is made for one request: nobody keeps it. */
    unkept: (): Headers => ({ ...answer, 'cache-control': cachePolicy.none }),
    answer: (): Headers => answer,
    /** Pictures and sound may be shown by other sites: link previews, players, directories. */
    media: (): Headers => ({ ...everywhere, 'cross-origin-resource-policy': 'cross-origin' }),
    document: (inline: Inline, path = ''): Headers => {
      const exception = pageException(path, outside)
      return {
        ...answer,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        ...(!exception.isNotIsolated && { 'cross-origin-embedder-policy': 'credentialless' }),
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        ...(exception.isUnlisted && { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }),
        'content-security-policy': contentPolicy(inline, { isHttps, exception }),
      }
    },
  }
}

/** As the configuration says, and what the owner has set over it. */
export const securityOf = (
  { siteOrigin, requestsUrl, environment }: Pick<Config, 'siteOrigin' | 'requestsUrl' | 'environment'>,
  set: OwnerSettings = {},
) =>
  securityHeaders({
    isHttps: siteOrigin.startsWith('https:'),
    schedulerUrl: textOf(settingsWith(environment, set), 'scheduler.url') || undefined,
    requestsUrl,
  })

export type SecurityHeaders = ReturnType<typeof securityHeaders>
