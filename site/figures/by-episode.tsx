import { explainedInWords, figureWords as words } from '#content/listening-figures.ts'
import { ages } from '#domain/listening/figures.ts'
import type { ShowFigures } from '#operations/listening/show-figures.ts'
import { Explained } from './explained.tsx'
import styles from './figures.module.css'

type Props = { figures: Pick<ShowFigures, 'episodes' | 'medians'> }

/** Each episode at the same age beside the middle of all: the oldest would always win otherwise. */
export function ByEpisode({ figures: { episodes, medians } }: Props) {
  return (
    <section aria-labelledby="by-episode">
      <h2 id="by-episode">{words.episodes}</h2>
      <div className={styles.wide}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.episode}</th>
              {ages.map((age) => (
                <th key={age} scope="col">
                  {words.age(age)}
                </th>
              ))}
              <th scope="col">{words.columns.downloads}</th>
            </tr>
          </thead>
          <tbody>
            {episodes.map((episode) => (
              <Row key={episode.episode} episode={episode} medians={medians} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.median}</th>
              {ages.map((age, at) => (
                <td key={age}>{medians[at] === null ? words.notYet : words.count(medians[at] ?? 0)}</td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

type RowProps = { episode: ShowFigures['episodes'][number]; medians: ShowFigures['medians'] }

function Row({ episode: { number, title, within, downloads, explained }, medians }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {number}. {title}
      </th>
      {ages.map((age, at) => (
        <td key={age}>{besideMedian(within[at] ?? null, medians[at] ?? null)}</td>
      ))}
      <td>
        <Explained count={downloads} words={explainedInWords(explained)} />
      </td>
    </tr>
  )
}

const besideMedian = (count: number | null, median: number | null) =>
  count === null ? words.notYet : words.against(count, median ?? 0)
