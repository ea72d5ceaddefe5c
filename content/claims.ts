import type { Settings } from '#domain/read-setting.ts'
import { founderOf } from './operator.ts'

/** Figure and label read as one phrase; `object` names what is measured where the figure alone does not say. */
type Claim = { id: string; figure: string; label: string; object?: string; source: 'example' }

export const headlineStats: readonly Claim[] = [
  {
    id: 'retention',
    figure: '92%',
    label: 'of clients stay after three months',
    object: 'client retention',
    source: 'example',
  },
  { id: 'leads', figure: '5-10', label: 'qualified leads per month', source: 'example' },
  { id: 'inquiries', figure: '300%', label: 'more client inquiries', source: 'example' },
]

export function metricCards(settings: Settings): readonly Claim[] {
  return [
    { id: 'episodes', figure: 'Over 1,000', label: 'episodes created', source: 'example' },
    { id: 'time', figure: '10+ hours', label: 'saved per week', source: 'example' },
    { id: 'followers', figure: '85%', label: 'of listeners become followers', source: 'example' },
    { id: 'conversion', figure: '60%', label: 'higher conversion', source: 'example' },
    { id: 'speaking', figure: '15+', label: 'speaking opportunities', source: 'example' },
    {
      id: 'founder',
      figure: founderOf(settings).experience,
      label: 'of founder experience',
      source: 'example',
    },
  ]
}

export const claims = (settings: Settings): readonly Claim[] => [...headlineStats, ...metricCards(settings)]

/** On the row of each figure, however large it is set. */
export const exampleBadge = 'Example'

export const claimsNote =
  'These figures are examples, not measurements: yours depend on your offer and market, and we guarantee none.'
