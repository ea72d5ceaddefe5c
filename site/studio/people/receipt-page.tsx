import { Link } from 'react-router'
import { peopleWords, receiptWords as words } from '#content/studio-rights.ts'
import type { Erasure } from '#domain/erasure.ts'
import { readReceipt } from '#operations/read-receipts.ts'
import { studioContext } from '#site/context.ts'
import { paths } from '#site/paths.ts'
import { Moment } from '#site/studio/moment.tsx'
import { Rows } from '#site/studio/rows.tsx'
import screen from '#site/studio/screen.module.css'
import { sizeInWords } from '#site/studio/size-of.ts'
import { studioHead } from '#site/studio/studio-head.ts'
import { useLookingUntil } from '#site/studio/use-looking-until.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import type { Route } from './+types/receipt-page'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return studioHead(matches, words.title(loaderData ? words.number(loaderData.receipt.number) : ''))
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const receipt = await readReceipt(context.get(studioContext).pool, params.number)
  if (!receipt) throw new Response(null, { status: 404 })
  return { receipt, now: new Date() }
}

export default function ReceiptPage({ loaderData: { receipt, now } }: Route.ComponentProps) {
  const { number, doneAt, trouble, counts } = receipt
  useLookingUntil(doneAt !== null)
  return (
    <div className={screen.screen}>
      <div className={screen.part}>
        <h1>{words.title(words.number(number))}</h1>
        <p role="status">{doneAt ? words.done : words.underway}</p>
        {trouble && <p className={screen.said}>{words.trouble(trouble)}</p>}
        <ReceiptFields receipt={receipt} now={now} />
        <h2>{words.rows}</h2>
        <ErasedRows counts={counts} />
      </div>
      <p className={screen.row}>
        {doneAt ? (
          <ButtonLink href={paths.studioReceiptFile(number)} download isSmall>
            {words.download}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.studioReceipt(number)} isSmall>
            {words.again}
          </ButtonLink>
        )}
        <Link to={paths.studioPeople()}>{words.back}</Link>
      </p>
    </div>
  )
}

function ErasedRows({ counts }: { counts: Erasure['counts'] }) {
  const rows = peopleWords.inOrder(counts)
  if (rows.length === 0) return <p className="quiet">{words.noRows}</p>
  return (
    <Rows label={words.rows} columns={[peopleWords.what, { name: peopleWords.how, isNumber: true }]} isNarrow>
      {rows.map(([table, count]) => (
        <tr key={table}>
          <th scope="row">{peopleWords.tableName(table)}</th>
          <td data-number>{count}</td>
        </tr>
      ))}
    </Rows>
  )
}

function ReceiptFields({ receipt, now }: { receipt: Erasure; now: Date }) {
  const { reason, person, operator, askedAt, doneAt, files, bytes, staysUnwanted } = receipt
  const { fields } = words
  const rows = [
    [fields.reason, words.reasons[reason]],
    [fields.person, person ?? words.nobody],
    [fields.operator, operator ?? words.nobody],
    [fields.asked, <Moment key="asked" at={askedAt} now={now} />],
    [fields.done, doneAt ? <Moment key="done" at={doneAt} now={now} /> : words.notYet],
    [fields.files, peopleWords.filesAndBytes(files, sizeInWords(bytes))],
    [fields.unwanted, staysUnwanted ? words.yes : words.no],
  ] as const
  return (
    <Rows label={peopleWords.receiptColumns.number} columns={[peopleWords.what, words.says]} isNarrow>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </Rows>
  )
}
