/** Who operates the site, and who founded it, as the owner has set them. */
import { type Settings, textOf } from '#domain/read-setting.ts'
import { defaults } from '#domain/settings.ts'

const operatorParts = [
  'company',
  'street',
  'postalCode',
  'city',
  'country',
  'registerCourt',
  'registerNumber',
  'vatId',
  'managingDirector',
  'responsiblePerson',
  'phone',
  'email',
  'hosting',
] as const
type OperatorPart = (typeof operatorParts)[number]
type Operator = Record<OperatorPart, string> & { isExample: boolean }

type Founder = { isExample: boolean; name: string; role: string; experience: string }

/** The record as it comes belongs to nobody: pages say so until no example is left in it. */
const isExample = true

const isByDefault = (settings: Settings, key: string) => textOf(settings, key) === textOf(defaults, key)

export const founderOf = (settings: Settings): Founder => ({
  isExample: isExample && isByDefault(settings, 'founder.name'),
  name: textOf(settings, 'founder.name'),
  role: textOf(settings, 'founder.role'),
  experience: textOf(settings, 'founder.experience'),
})

export function operatorIn(settings: Settings): Operator {
  const parts = Object.fromEntries(
    operatorParts.map((part) => [part, textOf(settings, `operator.${part}`)]),
  ) as Record<OperatorPart, string> // the same keys
  // An agency may really sit in Germany; nothing else of the example can be true.
  const telling = operatorParts.filter((part) => part !== 'country')
  return {
    isExample: isExample && telling.some((part) => isByDefault(settings, `operator.${part}`)),
    ...parts,
  }
}
