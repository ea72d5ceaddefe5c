/** Titles that any website has: they name a page or greet, never a business. */
const generic = new Set(
  `home|homepage|home page|start|startseite|welcome|willkommen|herzlich willkommen|bienvenue|bienvenidos|accueil|inicio|index|main
  |about|about us|über uns|contact|contact us|kontakt|services|our services|leistungen|products|shop|store|online store|gallery|blog|news
  |menu|pricing|prices|faq|faqs|team|our team|testimonials|reviews|careers|login|portal|privacy policy|impressum|datenschutz|terms
  |your website title|website title|site title|page title|title|your title here|site name|your site name|my company|my site|my website|my blog|site|website|our website|untitled|untitled document|document|new page|page|landing page|coming soon|test|draft
  |logo|brand|business|company|your company|company name|business name|react app|vite app|next app|create next app|wordpress|wix|squarespace|shopify
  |facebook|instagram|twitter|linkedin|youtube|tiktok|whatsapp|google|google reviews|yelp|trustpilot|tripadvisor|all rights reserved`
    .split('|')
    .map((title) => title.trim()),
)

export const isGenericTitle = (title: string) =>
  generic.has(
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
