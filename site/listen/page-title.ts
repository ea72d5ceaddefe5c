/** What a page calls itself, without the name of the business that stands on all of them. */
export function pageTitle(title: string, business: string): string {
  const parts = title
    .split(/\s+[|·–—»:-]\s+|(?<=\S): (?=\S)/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const isBusiness = (part: string) => bare(part).startsWith(bare(business)) || bare(business) === bare(part)
  return parts.find((part) => !isBusiness(part)) ?? parts[0] ?? ''
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
