import { readFile } from 'node:fs/promises'
import { parsePage } from '#reader/parse-page.ts'

const pages = ['index', 'about', 'bread', 'cakes', 'classes', 'questions']

/** What a baker would send by mail: the words of her website, without its structure. */
export async function bakeryText(): Promise<string> {
  const texts = pages.map(async (name) => {
    const text = await readFile(`content/sample-sites/harbour-lane-bakery.test/${name}.html`, 'utf8')
    const page = parsePage({ outcome: 'page', url: 'https://a.test/', isPlainText: false, text })
    return page.blocks.map((block) => block.text)
  })
  return (await Promise.all(texts)).flat().join('\n\n')
}
