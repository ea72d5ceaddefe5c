/** Who speaks and who operates the site; an agency puts its own name on everything by editing this file. */
import { setLines, setRecord, setText } from './set.ts'

export type Operator = {
  isExample: boolean
  company: string
  street: string
  postalCode: string
  city: string
  country: string
  registerCourt: string
  registerNumber: string
  vatId: string
  managingDirector: string
  responsiblePerson: string
  phone: string
  email: string
  hosting: string
}

export type Founder = { isExample: boolean; name: string; role: string; experience: string }

export type Brand = {
  name: string
  tagline: string
  siteTitle: string
  agencyTitle: string
  storagePrefix: string
  description: string
  contactEmail: string
  sameAs: readonly string[]
  founder: Founder
  operator: Operator
}

const name = 'Offmic'
const contactEmail = 'hello@offmic.example'

/** Before the owner sets any of it in the studio. */
export const brandAsItCame = {
  contactEmail,
  sameAs: [] as readonly string[],
  founder: { name: 'Alex Example', role: 'Founder', experience: '13+ years' },
  operator: {
    company: `${name} Example GmbH`,
    street: 'Example Street 1',
    postalCode: '00000',
    city: 'Example City',
    country: 'Germany',
    registerCourt: 'Local Court of Example City',
    registerNumber: 'HRB 000000',
    vatId: 'DE000000000',
    managingDirector: 'Alex Example',
    responsiblePerson: 'Alex Example',
    phone: '+49 000 0000000',
    email: contactEmail,
    hosting: 'Hosting Example GmbH, Example Street 2, 00000 Example City, Germany',
  },
  /** The records above belong to nobody: pages say so until no example is left in them. */
  isExample: true,
}

const founder = setRecord('founder', brandAsItCame.founder)
const operator = setRecord('operator', brandAsItCame.operator)

/** An agency may really sit in Germany; nothing else of the example can be true. */
const isStillExample = ({ country: _, ...record }: typeof operator) =>
  Object.entries(record).some(([key, text]) => text === Reflect.get(brandAsItCame.operator, key))

export const brand: Brand = {
  name,
  tagline: 'Start a Podcast Without Recording a Word',
  siteTitle: name,
  agencyTitle: `${name} Podcast Agency`,
  storagePrefix: 'offmic',
  description: `${name} writes, voices and produces podcasts for businesses whose founders record nothing.`,
  contactEmail: setText('brand.contactEmail', contactEmail),
  sameAs: setLines('brand.sameAs', brandAsItCame.sameAs),
  founder: {
    isExample: brandAsItCame.isExample && founder.name === brandAsItCame.founder.name,
    ...founder,
  },
  operator: { isExample: brandAsItCame.isExample && isStillExample(operator), ...operator },
}
