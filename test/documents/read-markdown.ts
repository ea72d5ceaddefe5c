import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What people of the house read; articles and sample websites are read by visitors, and have tests of their own. */
export const documents = globSync('**/*.md', {
  exclude: ['node_modules/**', 'build/**', 'data/**', 'content/**', '**/golden/**'],
})
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

type Document = (typeof documents)[number]

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, '')

/** Where its links lead that do not leave the house: file and anchor. */
export const linksOf = ({ file, text }: Document) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [to = '', anchor] = link.split('#')
      return { link, to: to ? path.posix.join(path.posix.dirname(file), to) : file, anchor }
    })

/** What its headings are called in an address, as GitHub does it. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  const headings = text.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#{1,6} (.+)$/gm)
  for (const [, heading = ''] of headings) {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    const twins = [...anchors].filter((each) => each.replace(/-\d+$/, '') === anchor).length
    anchors.add(twins > 0 ? `${anchor}-${twins}` : anchor)
  }
  return anchors
}
