import { brandIn } from '#content/brand.ts'
import { absolute } from '#site/head/head.ts'
import { publicPages } from '#site/public-pages.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/llms'
import { fileResponse } from './file-response.ts'

/** What a language model should know of us: one sentence, then every page with its description. */
export function loader({ context }: Route.LoaderArgs) {
  const settings = settingsFor(context)
  const { name, description } = brandIn(settings)
  const links = publicPages(settings)
    .filter((page) => page.isIndexed)
    .map((page) => `- [${page.title}](${absolute(page.path)}): ${page.description}`)
  return fileResponse(
    `# ${name}\n\n> ${description}\n\n## Pages\n\n${links.join('\n')}\n`,
    'text/plain; charset=utf-8',
  )
}
