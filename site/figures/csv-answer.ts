import { figureWords } from '#content/listening-figures.ts'

/** A file to keep: what is in a slug needs no quoting. */
export const csvAnswer = (slug: string, text: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${figureWords.fileName(slug)}"`,
      'cache-control': 'no-store',
    },
  })
