import type { Setting } from '#domain/settings.ts'

const brandName = 'Offmic'
const contactEmail = 'hello@offmic.example'

type Row = Pick<Setting, 'key' | 'label' | 'default'> & Partial<Setting>
const row =
  (section: Setting['section'], heading: string) =>
  (rest: Row): Setting => ({ kind: 'line', section, changedBy: 'owner', heading, ...rest })

const [name, mark] = [row('brand', 'Name'), row('brand', 'Mark')]
const [contact, founder] = [row('brand', 'Contact'), row('brand', 'Founder')]

export const brandSettings: readonly Setting[] = [
  name({
    key: 'brand.name',
    label: 'Name',
    hint: 'On every page, card and letter, and in the name of what reads websites for you.',
    kind: 'name',
    mostCharacters: 40,
    default: brandName,
  }),
  name({
    key: 'brand.tagline',
    label: 'Tagline',
    hint: 'The largest words of the home page.',
    mostCharacters: 80,
    default: 'Start a Podcast Without Recording a Word',
  }),
  name({
    key: 'brand.storagePrefix',
    label: 'Name in browsers’ memory',
    hint: 'What the guide’s page keeps in a browser begins with it, and moves along when you change it.',
    kind: 'storage-prefix',
    default: 'offmic',
  }),
  mark({
    key: 'brand.mark',
    label: 'Picture',
    hint: 'An SVG of plain shapes or a PNG, up to 256 KB. Without one the mark is drawn from the name.',
    kind: 'mark',
    default: '',
  }),
  mark({
    key: 'brand.markColour',
    label: 'Color',
    hint: 'Such as #C8341A.',
    kind: 'colour',
    default: '#C8341A',
  }),
  mark({
    key: 'brand.markGround',
    label: 'Color of its ground',
    hint: 'Behind it on icons and cards.',
    kind: 'colour',
    default: '#FAF6EE',
  }),
  contact({ key: 'brand.contactEmail', label: 'Contact e-mail', kind: 'email', default: contactEmail }),
  contact({
    key: 'brand.sameAs',
    label: 'Profiles elsewhere',
    hint: 'One https address a line; search engines read them.',
    kind: 'links',
    default: '',
  }),
  founder({ key: 'founder.name', label: 'Name', default: 'Alex Example' }),
  founder({ key: 'founder.role', label: 'Role', default: 'Founder' }),
  founder({ key: 'founder.experience', label: 'Experience', default: '13+ years' }),
]

const operator = row('legal', 'Operator')

const operatorSettings: readonly Setting[] = [
  operator({ key: 'operator.company', label: 'Company', default: `${brandName} Example GmbH` }),
  operator({ key: 'operator.street', label: 'Street', default: 'Example Street 1' }),
  operator({ key: 'operator.postalCode', label: 'Postal code', default: '00000' }),
  operator({ key: 'operator.city', label: 'City', default: 'Example City' }),
  operator({ key: 'operator.country', label: 'Country', default: 'Germany' }),
  operator({
    key: 'operator.registerCourt',
    label: 'Register court',
    default: 'Local Court of Example City',
  }),
  operator({ key: 'operator.registerNumber', label: 'Register number', default: 'HRB 000000' }),
  operator({ key: 'operator.vatId', label: 'VAT number', default: 'DE000000000' }),
  operator({ key: 'operator.managingDirector', label: 'Managing director', default: 'Alex Example' }),
  operator({
    key: 'operator.responsiblePerson',
    label: 'Responsible for editorial content',
    default: 'Alex Example',
  }),
  operator({ key: 'operator.phone', label: 'Telephone', default: '+49 000 0000000' }),
  operator({
    key: 'operator.email',
    label: 'E-mail in legal texts',
    kind: 'email',
    default: contactEmail,
  }),
  operator({
    key: 'operator.hosting',
    label: 'Hosting company, with its address',
    mostCharacters: 200,
    default: 'Hosting Example GmbH, Example Street 2, 00000 Example City, Germany',
  }),
]

/** Companies that handle personal data for the operator; each is an example until an owner names another. */
export const processorTasks = {
  mail: 'Sending e-mail',
  speech: 'Speech synthesis',
  drafts: 'Help with research and drafts',
  payments: 'Card payments',
} as const

type ProcessorId = keyof typeof processorTasks

const processor = (id: ProcessorId, name: string, place: string): readonly Setting[] => {
  const of = row('legal', processorTasks[id])
  return [
    of({ key: `processor.${id}.name`, label: 'Company', default: name }),
    of({
      key: `processor.${id}.place`,
      label: 'What it receives, and where',
      mostCharacters: 200,
      default: place,
    }),
  ]
}

export const legalSettings: readonly Setting[] = [
  ...operatorSettings,
  ...processor('mail', 'Mail Example GmbH, Germany', 'stored in the European Union'),
  ...processor(
    'speech',
    'Voice Example Ltd., Ireland',
    'receives scripts and, for cloned voices, samples; no e-mail addresses',
  ),
  ...processor(
    'drafts',
    'Text Example Inc., United States',
    'receives website texts and scripts; transfer on the basis of standard contractual clauses',
  ),
  ...processor(
    'payments',
    'Pay Example Ltd., Ireland',
    'decides itself how it handles card data, which we never see',
  ),
]
