/** A sentence that goes closely along the website: whatever weighs and differs was changed. */
import { checks } from '#domain/gate/checks/checks.ts'
import { type Doubt, fault, open } from '#domain/gate/line.ts'
import { limitsLost } from './limits.ts'
import type { Retold } from './retold.ts'

const sure = checks.filter(({ name }) => name === 'measure')
const loose = checks.filter(({ name }) => name === 'mention' || name === 'order')

export function copies(retold: Retold): Doubt[] {
  const { near, said, text, site, isQuestion } = retold
  if (!near || isQuestion) return []
  const compared = { said, text, near: near.statement, section: near.section, site }
  return [
    ...sure.flatMap(({ find }) => find(compared)).filter(() => !measuresSo(retold)),
    ...loose.flatMap(({ find }) => find(compared)).map(({ check, reason }) => open(check, reason)),
    ...limitsLost(retold),
    ...(near.isCopy ? offered(retold) : []),
  ]
}

/** `Slicing cost two hours a day` stands there. */
const measuresSo = ({ said, near }: Retold) =>
  said.some(({ key }, at) => {
    const [, unit] = said.slice(at + 1, at + 3)
    const words = near?.statement.words ?? []
    const there = words.findIndex((word) => word.key === key)
    return (
      /^(?:costs?|weighs?|lasts?)$/.test(key) &&
      there >= 0 &&
      words.slice(there, there + 5).some((word) => word.key === unit?.key)
    )
  })

const offers = new Set([
  'can',
  'will',
  'offer',
  'offers',
  'may',
  'whenever',
  'kann',
  'können',
  'peut',
  'puede',
])
const pasts = new Set(
  'was were had made took did came sold built gave paid won bought asked opened stopped could rang cost'.split(
    ' ',
  ),
)

/** What was done once is no offer. */
function offered({ said, near }: Retold): Doubt[] {
  const isOffer =
    said.some(({ key }) => offers.has(key)) && !said.some(({ key }) => pasts.has(key) || /ed$/.test(key))
  const words = near?.statement.words ?? []
  const isPast = words.some(({ key }) => pasts.has(key)) && !words.some(({ key }) => offers.has(key))
  return isOffer && isPast ? [fault('once', 'The website tells what was done once; it is no offer.')] : []
}
