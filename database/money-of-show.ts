import type pg from 'pg'

/**
 * The ids of a client's payments, refunds and disputes that what was told ties to what this show is paid with. Of a client
 * with one show that is all of them. With several, a dispute of which nobody knows what was bought is every show's.
 */
export async function moneyOfShow(
  client: pg.ClientBase,
  { clientId, paidWith }: { clientId: string; paidWith: string },
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select money.id from private.client_things money
     left join private.told about on about.names @> array[money.id]
     left join private.told bought on bought.names && array(select name from unnest(about.names) as name
       where name ~ '^(payment|charge|transaction|checkout|subscription):')
     left join private.shows on shows.client_id = money.client_id and shows.paid_with = any (bought.names)
     where money.client_id = $1 and money.kind in ('payment', 'refund', 'dispute')
     group by money.id, money.kind
     having coalesce(bool_or(shows.paid_with = $2), money.kind = 'dispute')
       or not exists (select from private.shows where client_id = $1 and paid_with <> $2)`,
    [clientId, paidWith],
  )
  return new Set(rows.map(({ id }) => id))
}
