import { brandAsItCame } from '#content/brand.ts'
import { processorsAsTheyCame } from '#content/legal/processors.ts'
import type { SettingField, SettingGroup } from './fields.ts'

type Field = Omit<SettingField, 'reaches'>
const words = (fields: readonly Field[]): SettingField[] =>
  fields.map((field) => ({ ...field, reaches: 'words' }))

const { founder, operator, contactEmail, sameAs } = brandAsItCame

export const brandFields: readonly SettingGroup[] = [
  {
    heading: 'Contact',
    fields: words([
      { key: 'brand.contactEmail', label: 'Contact e-mail', kind: 'email', asItCame: contactEmail },
      {
        key: 'brand.sameAs',
        label: 'Profiles elsewhere',
        hint: 'One https address a line; search engines read them.',
        kind: 'links',
        asItCame: sameAs.join('\n'),
      },
    ]),
  },
  {
    heading: 'Founder',
    fields: words([
      { key: 'founder.name', label: 'Name', kind: 'line', asItCame: founder.name },
      { key: 'founder.role', label: 'Role', kind: 'line', asItCame: founder.role },
      { key: 'founder.experience', label: 'Experience', kind: 'line', asItCame: founder.experience },
    ]),
  },
]

const operatorLabels: Record<keyof typeof operator, string> = {
  company: 'Company',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  registerCourt: 'Register court',
  registerNumber: 'Register number',
  vatId: 'VAT number',
  managingDirector: 'Managing director',
  responsiblePerson: 'Responsible for editorial content',
  phone: 'Telephone',
  email: 'E-mail in legal texts',
  hosting: 'Hosting company, with its address',
}

const operatorField = (key: string, label: string): Field => ({
  key: `operator.${key}`,
  label,
  kind: key === 'email' ? 'email' : 'line',
  mostCharacters: key === 'hosting' ? 200 : 120,
  asItCame: Reflect.get(operator, key),
})

export const legalFields: readonly SettingGroup[] = [
  {
    heading: 'Operator',
    fields: words(Object.entries(operatorLabels).map(([key, label]) => operatorField(key, label))),
  },
  ...Object.entries(processorsAsTheyCame).map(([id, { task, name, place }]) => ({
    heading: task,
    fields: words([
      { key: `processor.${id}.name`, label: 'Company', kind: 'line', asItCame: name },
      {
        key: `processor.${id}.place`,
        label: 'What it receives, and where',
        kind: 'line',
        mostCharacters: 200,
        asItCame: place,
      },
    ]),
  })),
]
