import type pg from 'pg'

/** The pool's own is for visitors. */
const patience = { query_timeout: 300_000 }

/** As a shop of some years has them: nearly all delivered, some failed or stopped, and two hundred open. */
export async function fillBoard(pool: pg.Pool, requests: number, open = 200): Promise<void> {
  const run = (text: string, values: unknown[] = []) => pool.query({ text, values, ...patience })
  await run(
    `insert into podcast_requests (website_url, email, status, created_at)
     select format('https://%s-%s-%s.example.com/about',
         (array['grain', 'north', 'harbour', 'elm', 'tidy', 'orbit', 'paper'])[1 + n % 7],
         (array['bakery', 'law', 'fit', 'care', 'freight', 'studio'])[1 + n % 6], n),
       format('%s.%s@mail-%s.example.org', (array['ada', 'mira', 'jonas', 'lea', 'tom'])[1 + n % 5], n, n % 977),
       case when n <= $2 then (array['pending', 'read', 'written', 'recorded'])[1 + n % 4]
         when n % 20 = 0 then 'failed' when n % 50 = 1 then 'stopped' else 'delivered' end,
       now() - make_interval(secs => case when n <= $2 then n * 700 else n * 300 end)
     from generate_series(1, $1) as n`,
    [requests, open],
  )
  await run(
    `insert into private.productions (request_id, began_at, step, business, trouble, trouble_of, ended_at)
     select id, created_at, case when n <= $1 then 'write-script' end,
       initcap(replace(split_part(private.host_of(website_url), '.', 1), '-', ' ')),
       case when status = 'failed' then 'read-website: robots' when n % 5 = 0 and n <= $1 then 'It is busy.' end,
       case when status = 'failed' then 'theirs'
         when n % 5 = 0 and n <= $1 then (array['world', 'operator'])[1 + n % 2] end,
       case when n > $1 then created_at end
     from (select *, row_number() over (order by created_at desc) as n from podcast_requests) as numbered`,
    [open],
  )
  await run(`update private.letters set state = 'sent'`)
  await run(
    `update private.letters set state = 'failed' where request_id in (
       select id from podcast_requests where status = 'recorded' limit 5)`,
  )
  // As autovacuum does within a minute after such a load.
  for (const table of ['podcast_requests', 'private.productions', 'private.letters'])
    await run(`vacuum analyze ${table}`)
}
