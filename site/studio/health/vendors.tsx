import { healthWords as words } from '#content/studio-rights.ts'
import type { Health } from '#operations/read-health.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { troubleInWords } from '#site/studio/trouble-in-words.ts'

const { kind: what, choice: set, place: where, last: trouble } = words.vendorColumns

export function VendorsPart({ vendors, now }: { vendors: Health['vendors']; now: Date }) {
  return (
    <section className={screen.part} aria-labelledby="vendors">
      <h2 id="vendors">{words.vendors}</h2>
      <Rows label={words.vendors} columns={[what, set, where, trouble]} onPhone="lines">
        {vendors.map(({ kind, choice, place, last }) => (
          <tr key={kind}>
            <th scope="row">{words.vendorKinds[kind]}</th>
            <td data-label={set}>{choice}</td>
            <td data-label={where}>{place}</td>
            <td data-label={trouble}>
              {last ? (
                <>
                  {troubleInWords(last.trouble)} <Moment at={last.at} now={now} />
                </>
              ) : (
                <span className="quiet">{words.noTrouble}</span>
              )}
            </td>
          </tr>
        ))}
      </Rows>
    </section>
  )
}
