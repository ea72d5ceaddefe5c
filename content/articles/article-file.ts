/** For tests: a file that is a whole and valid article, with whatever is to be wrong about it. */

const fields = {
  title: 'A title that says something',
  teaser: 'One sentence that makes a reader curious.',
  description: 'One sentence for a search result.',
  keywords: 'podcast, cost',
  published: '2025-01-15',
  modified: '2025-02-01',
  author: 'the Example team',
  related: 'another',
  cover: 'bars',
}

type Changes = Partial<Record<keyof typeof fields, string | undefined>> & { extra?: string; body?: string }

const longEnough = `Nine words make a sentence that nobody argues about. ${'word '.repeat(891)}`

export function articleFile({ extra = '', body = '', ...changes }: Changes = {}) {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  )
  return `---\n\n${lines.join('\n')}\n${extra}---\n\n${longEnough}\n\n${body}\n`
}
