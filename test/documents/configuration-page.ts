import { groupsOf, type OwnerSection, type Setting, settings } from '#domain/settings.ts'

const head = `# Configuration

\`npm run configuration\` writes this page from the table of settings (\`domain/settings.ts\`), and a test compares it.

## In the environment

Set in the environment or in a file \`.env\` beside \`package.json\` (\`chmod 600 .env\`: it may hold keys); what is empty counts as not set. All faults are named at once, before anything starts.

An owner changes the settings that are marked with * in the studio as well ([Settings](operators.md#settings)). What is set there beats what is set here; what is not set there is as it is here. Keys may be entered in the studio instead; what is entered there goes before what is set here. \`npm run produce\`, \`scripts\` and \`writer\` have no database and take theirs from here.

A model that is set is asked one small question at the start; the log says in a sentence what is wrong with it (\`model-unfit\`: key, name, address, no structured output, too small a context) and which has no price (\`model-without-price\`). The product starts in any case and reads websites aloud meanwhile. Prices of models stand in the studio's settings, a line each, and are for an owner to check.
`

const titles: Record<Setting['section'], string> = {
  process: 'The process',
  work: 'The work',
  prices: 'Prices',
  links: 'Links',
  brand: 'Brand',
  legal: 'Legal record',
  making: 'Who reads, writes and speaks',
  requests: 'Requests for an episode',
  storage: 'Where sound and pictures lie',
}

const row = ({ environment, changedBy, default: usual }: Setting) =>
  environment
    ? `| \`${environment.name}\`${changedBy === 'owner' ? ' *' : ''} | ${environment.usually ?? (usual ? `\`${usual}\`` : 'none')} | ${environment.meaning} |`
    : []

const environmentTables = [...Map.groupBy(settings, ({ section }) => section)].flatMap(([section, all]) => {
  const rows = all.flatMap(row)
  return rows.length > 0
    ? `\n### ${titles[section]}\n\n| Setting | Default | Meaning |\n|---|---|---|\n${rows.join('\n')}\n`
    : []
})

const ownersTable = (section: OwnerSection) =>
  `\n### ${titles[section]}, in the studio\n\n| Under | What is set |\n|---|---|\n${groupsOf(section)
    .map(({ heading, fields }) => `| ${heading} | ${fields.map(({ label }) => label).join(' · ')} |`)
    .join('\n')}\n`

const inStudio = `
## In the studio

What an owner changes at \`/studio/settings\`, without a restart.
`

const ownerSections = ['work', 'prices', 'links', 'brand', 'legal'] as const satisfies readonly OwnerSection[]

/** docs/configuration.md as the table of settings says it. */
export const configurationPage = [
  head,
  ...environmentTables,
  inStudio,
  ...ownerSections.map(ownersTable),
].join('')
