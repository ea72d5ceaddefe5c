import { brand } from '#content/brand.ts'
import { setRecord } from '#content/set.ts'

/** Companies that handle personal data for the operator; each name is an example until the operator enters its own. */
export type Processor = { task: string; name: string; place: string }

/** Before the owner names its own in the studio. */
export const processorsAsTheyCame = {
  mail: { task: 'Sending e-mail', name: 'Mail Example GmbH, Germany', place: 'stored in the European Union' },
  speech: {
    task: 'Speech synthesis',
    name: 'Voice Example Ltd., Ireland',
    place: 'receives scripts and, for cloned voices, samples; no e-mail addresses',
  },
  drafts: {
    task: 'Help with research and drafts',
    name: 'Text Example Inc., United States',
    place: 'receives website texts and scripts; transfer on the basis of standard contractual clauses',
  },
  payments: {
    task: 'Card payments',
    name: 'Pay Example Ltd., Ireland',
    place: 'decides itself how it handles card data, which we never see',
  },
} as const satisfies Record<string, Processor>

export const processors: readonly Processor[] = [
  {
    task: 'Hosting, database and backups',
    name: brand.operator.hosting,
    place: 'stored in the European Union',
  },
  ...Object.entries(processorsAsTheyCame).map(([id, processor]) => setRecord(`processor.${id}`, processor)),
]
