import { publicShows } from '#content/public-shows.ts'
import { fileResponse } from './file-response.ts'

/**
 * How a feed looks where somebody opens it in a browser: CSS, because browsers give up the other languages for this.
 * Nothing in it can be pressed, so it says what to do with its address.
 */
export const loader = () => fileResponse(style, 'text/css; charset=utf-8')

const style = `rss { display: block; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b16; background: #fbf8f1; }
channel::before { content: ${JSON.stringify(publicShows.feed)}; display: block; margin-bottom: 2rem; padding: 1rem; border-left: 3px solid; }
channel * { display: none; }
channel > title, channel > description, channel > item, item > title, item > pubDate { display: block; }
channel > title { font-size: 2rem; line-height: 1.15; font-weight: 700; }
channel > description { margin: 1rem 0; white-space: pre-line; }
item { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid #d8d2c4; }
item > title { font-size: 1.25rem; font-weight: 600; }
item > pubDate { color: #5c574b; font-size: .875rem; }
@media (prefers-color-scheme: dark) { rss { color: #f4efe4; background: #17150f; } item { border-color: #454034; } item > pubDate { color: #b9b2a1; } }
`
