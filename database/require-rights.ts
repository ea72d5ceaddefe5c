import type pg from 'pg'
import { cannotStart } from './cannot-start.ts'

/**
 * Before the first migration: what it could not do is said at once, with the statements that mend it. Roles belong to
 * all databases of a server, so they may be there already; from Postgres 16 on, who makes roles may not take every one.
 */
export async function requireRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ account: string; database: string; statements: (string | null)[] }>(
    `select current_user as account, current_database() as database, array[
       case when not makes_roles and roles < 2 then format('alter role %I createrole;', current_user) end,
       case when intake is not null and not pg_has_role(intake, 'member with admin option')
           and not (makes_roles and current_setting('server_version_num')::integer < 160000)
         then format('grant request_intake to %I with admin option;', current_user) end,
       case when not has_database_privilege(current_database(), 'create') or is_owners and not may_fill
         then format('alter database %I owner to %I;', current_database(), current_user) end,
       case when not is_owners and not may_fill then format('grant all on schema public to %I;', current_user) end
     ] as statements
     from (
       select rolsuper or rolcreaterole as makes_roles,
         (select count(*) from pg_roles where rolname in ('anon', 'request_intake')) as roles,
         to_regrole('request_intake')::oid as intake,
         has_schema_privilege(schema.oid, 'create') as may_fill,
         schema.nspowner = to_regrole('pg_database_owner')::oid as is_owners
       from pg_roles me, pg_namespace schema where me.rolname = current_user and schema.nspname = 'public'
     ) as rights`,
  )
  const [found] = rows
  const statements = found?.statements.filter((statement) => statement !== null) ?? []
  if (found && statements.length > 0)
    throw cannotStart(
      [
        `The database "${found.database}" cannot be set up: "${found.account}" may not make in it what Offmic needs. An administrator of the server types there:`,
        ...statements,
      ].join('\n  '),
    )
}

/** In a database that somebody else has set up, or that came back from a copy under another name. */
export async function notOurs(client: pg.ClientBase): Promise<Error> {
  const { rows } = await client.query<{ owner: string; account: string; statement: string }>(
    `select owner, current_user as account, format('reassign owned by %I to %I;', owner, current_user) as statement
     from (
       select pg_get_userbyid(coalesce(relowner, nspowner)) as owner from pg_namespace schema
       left join pg_class on relnamespace = schema.oid and relname = 'migrations' where nspname = 'private'
     ) as found`,
  )
  const [{ owner, account, statement } = { owner: '', account: '', statement: '' }] = rows
  return cannotStart(
    `What is in the database belongs to "${owner}", and DATABASE_URL names "${account}": name "${owner}" there, or an administrator of the server types in this database:\n  ${statement}`,
  )
}
