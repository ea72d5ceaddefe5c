import type { Manifest } from '#domain/backup.ts'

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** `12 requests, 3 episodes, 31 files, 24.1 MB`. */
export function contentsOf({ tables, files }: Manifest): string {
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  return [
    counted(rowsOf('public.podcast_requests'), 'request'),
    counted(rowsOf('private.episodes'), 'episode'),
    counted(Object.keys(files).length, 'file'),
    `${(bytes / 1e6).toFixed(1)} MB`,
  ].join(', ')
}

type Here = { folder: string; siteOrigin: string; going: number }

/** What a backup cannot know is what happened after it; whoever restores it is told what is left to do. */
export function afterRestore(manifest: Manifest, { folder, siteOrigin, going }: Here): string {
  const { madeAt } = manifest
  const lines = [
    `Restored from ${folder}, as of ${madeAt}: ${contentsOf(manifest)}.`,
    'What happened after that is not in it:',
    `- Requests that came in after ${madeAt} are lost.`,
    `- Whoever was deleted after ${madeAt} is there again. Delete them once more, in the studio under People.`,
    `- Letters that were sent after ${madeAt} may be sent again.`,
  ]
  if (going > 0) lines.push(`- ${counted(going, 'episode')} in the making will go on.`)
  if (manifest.siteOrigin !== siteOrigin)
    lines.push(
      `- Passkeys and links belong to ${manifest.siteOrigin}, and here SITE_ORIGIN is ${siteOrigin}: with that address nobody's passkey works.`,
    )
  lines.push(
    `What was set on that machine is in ${folder}/settings.env; what you need of it belongs into .env.`,
    'Start the product with npm start.',
  )
  return lines.join('\n')
}
