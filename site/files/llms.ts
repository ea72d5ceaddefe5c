import { brand } from '#content/brand.ts'
import { absolute } from '#site/head/head.ts'
import { publicPages } from '#site/public-pages.ts'
import { fileResponse } from './file-response.ts'

/** What a language model should know of us: one sentence, then every page with its description. */
export function loader() {
  const links = publicPages
    .filter((page) => page.isIndexed)
    .map(({ path, title, description }) => `- [${title}](${absolute(path)}): ${description}`)
  return fileResponse(
    `# ${brand.name}\n\n> ${brand.description}\n\n## Pages\n\n${links.join('\n')}\n`,
    'text/plain; charset=utf-8',
  )
}
