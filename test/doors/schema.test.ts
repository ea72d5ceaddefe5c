import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { before, describe, test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { readSchema } from '#test/schema/read-schema.ts'

const { pool } = await startDatabase()
const linesOf = (schema: string) => schema.split('\n').filter(Boolean)

test('database/schema.sql is what the migrations make: `npm run schema` writes it anew', async () => {
  assert.equal(await readSchema(pool), await readFile('database/schema.sql', 'utf8'))
})

describe('the schema that is written down shows', () => {
  before(async () => {
    await pool.query(`create table private.chairs (name text, done_at timestamptz);
    alter table private.chairs enable row level security`)
  })
  const changes = {
    'a column': ['alter table private.chairs add column why text', 'why text'],
    'a default': [`alter table private.chairs alter column name set default 'x'`, `default 'x'`],
    'a rule for rows': ['alter table private.chairs add constraint short check (length(name) < 9)', 'short'],
    'a reference': [
      'alter table private.chairs add column of uuid constraint named references private.operators',
      'named',
    ],
    'an index': ['create index new_one on private.chairs (done_at)', 'new_one'],
    'a function': [
      'create function private.new_thing() returns trigger language plpgsql as $$ begin return null; end $$',
      'new_thing()',
    ],
    'a trigger': [
      'create trigger new_watch after delete on private.chairs for each row execute function private.tally_emptied()',
      'new_watch',
    ],
    'that rows are guarded': [
      'alter table private.chairs force row level security',
      'force row level security',
    ],
    'who may see rows': ['create policy seen on private.chairs for select to anon using (true)', 'seen'],
    'who may read a table': [
      'grant select on private.chairs to anon',
      'grant select on private.chairs to anon',
    ],
    'who may read a column': [
      'grant select (name) on private.chairs to anon',
      'private.chairs (name) to anon',
    ],
    'who may call a function': [
      'grant execute on function private.tally_emptied() to anon',
      'function private.tally_emptied() to anon',
    ],
    'a table': ['create table private.new_table (id int)', 'private.new_table'],
  } as const
  for (const [what, [change, shown]] of Object.entries(changes))
    test(what, async () => {
      const known = new Set(linesOf(await readSchema(pool)))
      await pool.query(change)
      const fresh = linesOf(await readSchema(pool)).filter((line) => !known.has(line))
      assert.ok(
        fresh.some((line) => line.includes(shown)),
        fresh.join('\n'),
      )
    })
})

test('a kind of thing that cannot be written down yet is not passed over', async () => {
  await pool.query('create view private.glance as select 1 as one')
  await assert.rejects(readSchema(pool), /private\.glance/)
})
