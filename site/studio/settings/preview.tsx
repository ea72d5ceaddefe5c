import { Form } from 'react-router'
import { settingsWords } from '#content/studio-settings.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { ChangesTable } from './changes-table.tsx'
import styles from './settings.module.css'
import type { PreviewAnswer } from './settings-answer.ts'
import { useLooking } from './use-looking.ts'

const words = settingsWords.preview

/** What would change, and the pages as they would be. */
export function Preview({ changes, candidate, basedOn, values }: PreviewAnswer) {
  return (
    <Form method="post" action="." className={styles.preview}>
      <input type="hidden" name="basedOn" value={basedOn} />
      {Object.entries(values).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <h2>{words.title}</h2>
      <ChangesTable changes={changes} />
      <h3>{words.pages}</h3>
      {candidate ? <CandidatePages id={candidate} /> : <p>{words.noPages}</p>}
      <div className={styles.bar}>
        <Button type="submit" name="intent" value="save" isSmall>
          {words.save}
        </Button>
        <Button type="submit" name="intent" value="edit" look="line" isSmall>
          {words.back}
        </Button>
      </div>
    </Form>
  )
}

function CandidatePages({ id }: { id: string }) {
  const address = `${paths.studioSettings()}?candidate=${id}`
  const data = useLooking(address, (seen) => (seen?.candidate?.outcome ?? 'building') === 'building')
  const { outcome = 'building', pages = [], reason } = data?.candidate ?? {}
  return (
    <div aria-live="polite" className={styles.pages}>
      {outcome === 'building' && <p className={styles.underWay}>{words.building}</p>}
      {outcome === 'failed' && (
        <>
          <p className={styles.fault}>{words.failed}</p>
          <pre>{reason}</pre>
        </>
      )}
      {outcome === 'ready' && <p>{pages.length > 0 ? words.someChange(pages.length) : words.noneChanges}</p>}
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={paths.studioPreview(id, page)} target="_blank" rel="noopener">
              {page === paths.home() ? words.home : page}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
