import { readFile } from 'node:fs/promises'

/** What README.md gives people to copy, with their own names in it. */
export async function readmeBlock(language: string, names: Record<string, string>): Promise<string> {
  const readme = await readFile('README.md', 'utf8')
  const [, block] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(readme) ?? []
  if (!block) throw new Error(`README.md gives nothing in ${language}.`)
  return Object.entries(names).reduce((text, [said, meant]) => {
    if (!text.includes(said)) throw new Error(`README.md does not say ${said} in ${language}.`)
    return text.replaceAll(said, meant)
  }, block)
}
