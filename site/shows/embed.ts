/** The one document that other websites may frame: an episode with the player that the browser has, and no script. */
import { publicShows } from '#content/public-shows.ts'
import type { FoundEpisode } from '#database/heard-shows.ts'
import { paths } from '#site/paths.ts'

export const embedThemes = ['light', 'dark'] as const
type EmbedTheme = (typeof embedThemes)[number]

/** Pixels; in width it takes what it is given. */
export const embedHeight = 176

/** Its hash is what the policy allows. */
export const embedStyle = `:root{color-scheme:light dark}.light{color-scheme:light}.dark{color-scheme:dark}body{margin:0;padding:12px;box-sizing:border-box;height:100vh;display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 14px;align-content:center;font:16px/1.35 system-ui,sans-serif;color:light-dark(#1d1b16,#f4efe4);background:light-dark(#fbf8f1,#17150f);overflow:auto}img{width:88px;height:88px;border-radius:8px}a{color:inherit}p{margin:0;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}.by{font-size:14px}audio{grid-column:1/-1;width:100%;height:44px}`

type Embedded = Pick<FoundEpisode, 'showSlug' | 'showTitle' | 'slug' | 'title' | 'version' | 'episode'>

/** Nothing of the sound is fetched before somebody presses play. */
export function embedDocument(heard: Embedded, origin: string, theme?: EmbedTheme): string {
  const { showSlug, showTitle, slug, title, episode } = heard
  const page = origin + paths.showEpisode(showSlug, slug)
  const name = escaped(`${title}: ${showTitle}`)
  return `<!doctype html>
<html lang="${escaped(episode.language ?? 'en')}"${theme ? ` class="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="canonical" href="${escaped(page)}"><style>${embedStyle}</style></head>
<body><img src="${escaped(paths.showFile(showSlug, heard, 'cover-small.jpg'))}" width="88" height="88" alt=""><main><p><a href="${escaped(page)}" target="_blank" rel="noopener"><strong>${escaped(title)}</strong></a></p><p class="by">${escaped(showTitle)}</p></main><audio controls preload="none" src="${escaped(paths.showAudio(showSlug, slug))}" aria-label="${escaped(publicShows.embed.player(title))}"></audio></body></html>
`
}

type Size = { width: number | '100%'; height: number }

/** What somebody copies into their own page. */
export const embedCode = (
  address: string,
  title: string,
  { width, height }: Size = { width: '100%', height: embedHeight },
): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`

const signs = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs.get(sign) ?? sign)
