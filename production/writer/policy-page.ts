/** Pages that a website must have and nobody listens to, by what their address calls them. */
const rules = new Set(
  `privacy policy policies terms conditions cookie cookies gdpr legal legals refund refunds returns disclaimer imprint impressum
  datenschutz datenschutzerklaerung agb widerruf mentions legales confidentialite cgv aviso privacidad accessibility sitemap
  404 thanks success login checkout cart careers jobs karriere stellenangebote equality diversity complaints complaint covid coronavirus template templates styleguide`.split(
    /\s+/,
  ),
)

export function isPolicyPage(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? ''
  const words = path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.length <= 6 && words.some((word) => rules.has(word))
}
