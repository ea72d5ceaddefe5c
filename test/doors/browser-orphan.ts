// A process of its own that reads a page which never ends, to be killed by whoever has started it.
import { browserLimits } from '#vendors/browser/browser.ts'
import { createBrowser } from '#vendors/browser/create-browser.ts'

const limits = { ...browserLimits, patienceMilliseconds: 600_000, lifeMilliseconds: 600_000 }
const browser = createBrowser({ chosen: undefined, fetched: '', limits })
const text = '<p>Bread</p><script>fetch("/began"); setTimeout(() => { for (;;); }, 100)</script>'
const page = { outcome: 'page', url: 'http://shop.site.de/', isPlainText: false, text } as const
await browser.render(page, async ({ isDocument }) => {
  if (isDocument) return { type: 'text/html', body: Buffer.from(text) }
  process.stdout.write('began\n')
  return undefined
})
