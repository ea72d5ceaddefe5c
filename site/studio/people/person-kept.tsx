import { peopleWords as words } from '#content/studio-rights.ts'
import { own } from '#domain/own.ts'
import type { Person } from '#operations/look-up-person.ts'
import { paths } from '#site/paths.ts'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { sizeInWords } from '#site/studio/size-of.ts'
import { Button } from '#site/ui/button.tsx'
import { EraseForm } from './erase-form.tsx'
import styles from './people.module.css'
import { PersonsRequests } from './persons-requests.tsx'

type Props = { person: Person; eraseFault: string | undefined; mayErase: boolean; now: Date }

export function PersonKept({ person, eraseFault, mayErase, now }: Props) {
  const { email, spellings, pseudonym, unwanted, requests } = person
  return (
    <>
      <section className={screen.part} aria-labelledby="person">
        <h2 id="person" className={styles.address}>
          {email}
        </h2>
        {unwanted && <p className={screen.said}>{own(words.unwanted, unwanted) ?? unwanted}</p>}
        {spellings.length > 0 && (
          <div>
            <p>{words.spellings}</p>
            <ul className={styles.spellings}>
              {spellings.map((spelling) => (
                <li key={spelling}>{spelling}</li>
              ))}
            </ul>
          </div>
        )}
        <KeptCounts person={person} />
        <p className="quiet small">{words.pseudonym(pseudonym)}</p>
        <p className="quiet small">{words.logs}</p>
      </section>
      {requests.length > 0 && <PersonsRequests requests={requests} now={now} />}
      <Copies email={email} />
      {mayErase ? (
        <EraseForm email={email} fault={eraseFault} />
      ) : (
        <p className="quiet">{words.notAllowed}</p>
      )}
    </>
  )
}

function KeptCounts({ person: { counts, files } }: { person: Person }) {
  const rows = words.inOrder(counts)
  const places = Object.entries(files ?? {}).filter(([, { count }]) => count > 0)
  if (rows.length + places.length === 0 && files) return <p>{words.nothing}</p>
  return (
    <>
      <Rows label={words.kept} columns={[words.what, { name: words.how, isNumber: true }]} isNarrow>
        {rows.map(([table, count]) => (
          <tr key={table}>
            <th scope="row">{words.tableName(table)}</th>
            <td data-number>{count}</td>
          </tr>
        ))}
        {places.map(([place, { count, bytes }]) => (
          <tr key={place}>
            <th scope="row">{own(words.files, place)}</th>
            <td data-number>{words.filesAndBytes(count, sizeInWords(bytes))}</td>
          </tr>
        ))}
      </Rows>
      {!files && <p className={screen.said}>{words.filesAway}</p>}
    </>
  )
}

/** Plain forms: a browser keeps what they answer as a file. */
function Copies({ email }: { email: string }) {
  return (
    <section className={screen.part} aria-labelledby="copy">
      <h2 id="copy">{words.copy}</h2>
      <p className="quiet">{words.copyText}</p>
      <form method="post" action={paths.studioPersonExport()} className={screen.row}>
        <input type="hidden" name="email" value={email} />
        <Button type="submit" name="form" value="json" look="line" isSmall>
          {words.copyJson}
        </Button>
        <Button type="submit" name="form" value="csv" look="line" isSmall>
          {words.copyCsv}
        </Button>
      </form>
    </section>
  )
}
