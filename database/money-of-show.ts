/**
 * Whether `thing` is a payment, refund or dispute that what was told ties to what `show` is paid with. Of a client with one
 * show that is all of them. With several, a dispute of which nobody knows what was bought is every show's.
 */
export const isMoneyOf = `(kind in ('payment', 'refund', 'dispute') and (
  not exists (select from private.shows other where other.client_id = show.client_id and other.id <> show.id)
  or coalesce((
    select bool_or(payer.paid_with = show.paid_with) from private.told about
    join private.told bought on bought.names && array(select name from unnest(about.names) as name
      where name ~ '^(payment|charge|transaction|checkout|subscription):')
    join private.shows payer on payer.client_id = show.client_id and payer.paid_with = any (bought.names)
    where about.names @> array[thing.id]), kind = 'dispute')))`
