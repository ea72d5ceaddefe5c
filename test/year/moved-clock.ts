import { mock } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { sealSecrets } from '#database/seal-secrets.ts'
import { openCopy } from '#test/database-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'

/**
 * Postgres finds `now()` by its name when a default, a function or a question is read: where another one has the name
 * before the first migration, everything asks that one. Within a question a moment passes, as ever.
 */
const anotherClock = `
  set allow_system_table_mods = on;
  create table pg_catalog.moved_clock (by interval not null);
  insert into pg_catalog.moved_clock values ('0');
  grant select on pg_catalog.moved_clock to public;
  alter function pg_catalog.now() rename to real_now;
  alter function pg_catalog.clock_timestamp() rename to real_clock_timestamp;
  create function pg_catalog.now() returns timestamptz language sql stable parallel safe
    as 'select pg_catalog.real_now() + by from pg_catalog.moved_clock';
  create function pg_catalog.clock_timestamp() returns timestamptz language sql volatile parallel safe
    as 'select pg_catalog.real_clock_timestamp() + by from pg_catalog.moved_clock';`

/** A database and a process in which it is whatever time it is said to be. */
export async function aDatabaseWithAClock() {
  const { pool, close } = await openCopy('template0')
  await pool.query(anotherClock)
  await migrate(pool)
  await sealSecrets(pool, testSecretKey)
  return {
    pool,
    async goTo(now: Date) {
      if (Date.now === real) mock.timers.enable({ apis: ['Date'], now })
      else mock.timers.setTime(now.getTime())
      await pool.query('update pg_catalog.moved_clock set by = $1::timestamptz - real_clock_timestamp()', [
        now,
      ])
    },
    async [Symbol.asyncDispose]() {
      mock.timers.reset()
      await close()
    },
  }
}

const real = Date.now
