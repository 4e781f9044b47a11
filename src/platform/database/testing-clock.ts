import type { TestDatabase } from './testing.ts'

/** A database whose statements read the time from a table, for what changes by itself when its moment has come. */
export type DatabaseClock = { set(moment: Date): Promise<void> }

/**
 * Puts a `now()` and a `clock_timestamp()` of its own before PostgreSQL's, for every connection that is opened from now on; those that
 * are open are ended. Defaults of columns keep the real time.
 */
export async function takeClock({ pool }: TestDatabase, moment: Date): Promise<DatabaseClock> {
  const client = await pool.connect()
  await client.query(`
    create schema clock;
    create table clock.moment (at timestamptz not null);
    create function clock.now() returns timestamptz language sql stable as 'select at from clock.moment';
    create function clock.clock_timestamp() returns timestamptz language sql volatile as 'select at from clock.moment';
    do $$ begin
      execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
    end $$`)
  await client.query('insert into clock.moment values ($1)', [moment])
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  client.release(true)
  return {
    set: async at => {
      await pool.query('update clock.moment set at = $1', [at])
    },
  }
}
