import { Link } from 'react-router'
import { healthWords as words } from '#content/studio-rights.ts'
import { writingWords } from '#content/studio-writing.ts'
import { madeSteps } from '#domain/production.ts'
import type { Costs as EpisodeCosts, Health } from '#operations/read-health.ts'
import { paths } from '#site/paths.ts'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { span } from '#site/studio/when.ts'
import styles from './costs.module.css'

const { title, sound, work, characters, engine, money } = words.costColumns
const number = (name: string) => ({ name, isNumber: true as const })
const usd = (amount: number) => `$${amount.toFixed(2)}`

export function CostsPart({ costs, speechPrices }: Pick<Health, 'costs' | 'speechPrices'>) {
  return (
    <section className={screen.part} aria-labelledby="costs">
      <h2 id="costs">{words.costs}</h2>
      {costs.length === 0 && <p className="quiet">{words.noCosts}</p>}
      {costs.length > 0 && (
        <Rows
          label={words.costs}
          columns={[title, number(sound), number(work), number(characters), engine, number(money)]}
          onPhone="ends"
        >
          {costs.map((cost) => (
            <EpisodeRow key={cost.requestId} cost={cost} />
          ))}
          <Average costs={costs} />
        </Rows>
      )}
      <p className="small">
        <Link to={paths.studioWriting()}>{writingWords.months.heading}</Link>
      </p>
      <Prices prices={speechPrices} />
    </section>
  )
}

function EpisodeRow({ cost }: { cost: EpisodeCosts }) {
  const { requestId, steps, usd: price } = cost
  const worked = madeSteps.filter((step) => steps[step] !== undefined)
  return (
    <tr>
      <th scope="row">
        {requestId ? <Link to={paths.studioEpisode(requestId)}>{cost.title}</Link> : cost.title}
      </th>
      <td data-number data-label={sound}>
        {span(cost.soundSeconds)}
      </td>
      <td data-number data-label={work}>
        <details className={styles.steps}>
          <summary>{span(cost.workSeconds)}</summary>
          <ul>
            {worked.map((step) => (
              <li key={step}>
                {step} {span(steps[step] ?? 0)}
              </li>
            ))}
          </ul>
        </details>
      </td>
      <td data-number data-label={characters}>
        {cost.characters.toLocaleString('en-US')}
      </td>
      <td data-label={engine}>{cost.engine}</td>
      <td data-number>{price === undefined ? words.unknownPrice : usd(price)}</td>
    </tr>
  )
}

function Average({ costs }: { costs: readonly EpisodeCosts[] }) {
  const mean = (figure: (cost: EpisodeCosts) => number) =>
    costs.reduce((sum, cost) => sum + figure(cost), 0) / costs.length
  const isKnown = costs.every((cost) => cost.usd !== undefined)
  return (
    <tr>
      <th scope="row">{words.average}</th>
      <td data-number data-label={sound}>
        {span(mean((cost) => cost.soundSeconds))}
      </td>
      <td data-number data-label={work}>
        {span(mean((cost) => cost.workSeconds))}
      </td>
      <td data-number data-label={characters}>
        {Math.round(mean((cost) => cost.characters)).toLocaleString('en-US')}
      </td>
      <td />
      <td data-number>{isKnown ? usd(mean((cost) => cost.usd ?? 0)) : words.unknownPrice}</td>
    </tr>
  )
}

function Prices({ prices }: { prices: Health['speechPrices'] }) {
  return (
    <div className="small quiet">
      <p>{words.prices}</p>
      <ul>
        {prices.map(({ engine, usdPerMillion, source, asOf }) => (
          <li key={engine}>
            {words.price(
              engine,
              usdPerMillion === undefined ? words.unknownPrice : words.perMillion(usd(usdPerMillion)),
              source,
              asOf,
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
