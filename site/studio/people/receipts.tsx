import { Link } from 'react-router'
import { peopleWords, receiptWords as words } from '#content/studio-rights.ts'
import type { Erasure } from '#domain/erasure.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { sizeInWords } from '#site/studio/size-of.ts'

const { number: receipt, asked, done, who, gone } = peopleWords.receiptColumns

export function Receipts({ receipts, now }: { receipts: readonly Erasure[]; now: Date }) {
  return (
    <section className={screen.part} aria-labelledby="receipts">
      <h2 id="receipts">{peopleWords.receipts}</h2>
      {receipts.length === 0 && <p className="quiet">{peopleWords.noReceipts}</p>}
      {receipts.length > 0 && (
        <Rows label={peopleWords.receipts} columns={[receipt, asked, done, who, gone]}>
          {receipts.map(({ number, askedAt, doneAt, operator, reason, files, bytes }) => (
            <tr key={number}>
              <td data-short>
                <Link to={paths.studioReceipt(number)}>{words.number(number)}</Link>
              </td>
              <td>
                <Moment at={askedAt} now={now} />
              </td>
              <td>{doneAt ? <Moment at={doneAt} now={now} /> : words.notYet}</td>
              <td>{operator ?? words.reasons[reason]}</td>
              <td data-short>{peopleWords.filesAndBytes(files, sizeInWords(bytes))}</td>
            </tr>
          ))}
        </Rows>
      )}
    </section>
  )
}
