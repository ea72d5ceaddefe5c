import { readFile } from 'node:fs/promises'

/** What docs/deploy.md gives people to copy, with their own names in it. */
export async function deployBlock(language: string, names: Record<string, string>): Promise<string> {
  const page = await readFile('docs/deploy.md', 'utf8')
  const [, block] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(page) ?? []
  if (!block) throw new Error(`docs/deploy.md gives nothing in ${language}.`)
  return Object.entries(names).reduce((text, [said, meant]) => {
    if (!text.includes(said)) throw new Error(`docs/deploy.md does not say ${said} in ${language}.`)
    return text.replaceAll(said, meant)
  }, block)
}
