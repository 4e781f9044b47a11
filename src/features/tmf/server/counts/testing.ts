import type pg from 'pg'

/** Cases with what counts are made of, in SQL: a thousand of them take no time. */

export const dayMs = 24 * 60 * 60 * 1000

/** Resellers, and accounts of one and of nobody. */
export async function fillWithOwners(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into resellers (id, company_name) values ('noord', 'Noord'), ('zuid', 'Zuid');
     insert into customers (id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id)
     select ('00000000-0000-4000-8000-00000000000' || nr)::uuid, 'a' || nr || '@example.org', 'a' || nr || '@example.org',
       jsonb_build_object('kvkNumber', '1234567' || nr), 'x', true, case nr when 1 then 'noord' end
     from generate_series(1, 2) as nr`,
  )
}

/** Adds cases of the last 100 days: orders and quotes, of resellers and accounts, open and done, some of them tests. */
export async function addCases(
  pool: Pick<pg.Pool, 'query'>,
  many: number,
  seed: number,
  numbersFrom = 0,
): Promise<void> {
  await pool.query(
    `with made as (
       select nr, hashint8(nr + $2) & 1023 as chance, (hashint8(nr + $2) >> 10) & 1023 as other,
         coalesce((select max(number)::bigint from cases), 100000000) + nr + $3 as number
       from generate_series(1, $1) as nr
     ), told as (
       select *, case when chance % 5 = 0 then 'quote' else 'order' end as kind,
         now() - interval '100 days' + (select count(*) from cases) * interval '9 minutes' + nr * interval '9 minutes' as at
       from made
     ), opened as (
       insert into cases (number, kind, state, product_type, opened_at, closed_at, reseller_id, customer_id, is_test)
       select number::text, kind,
         case when kind = 'quote' then (array['inProgress', 'approved', 'accepted'])[1 + other % 3]
           else (array['acknowledged', 'inProgress', 'partial', 'completed', 'completed', 'cancelled'])[1 + other % 6] end,
         'internet', at,
         case when (kind = 'quote' and other % 3 = 2) or (kind = 'order' and other % 6 > 2)
           then at + (chance % 30) * interval '1 day' end,
         (array['noord', 'zuid', null, null])[1 + chance % 4],
         case when chance % 7 < 2 then ('00000000-0000-4000-8000-00000000000' || (1 + chance % 7))::uuid end,
         chance % 50 = 0
       from told returning id, kind, number
     ), bought as (
       insert into product_orders (case_id, kvk_number, kvk_checked, organization, contact_person, installation_address,
         iban_encrypted, direct_debit, monthly_in_cents, one_time_in_cents)
       select id, (20000000 + (hashint8(number::bigint) & 255))::text, true, '{}', '{}', '{}', '', true, 0, 0
       from opened where kind = 'order'
     )
     insert into case_lines (case_id, position, product_id, quantity, price_in_cents, contract_duration, product_format, product)
     select id, position, 1, 1, position * 100 - 100, 12 * (position % 2), 1, '{"device": null}'
     from opened, generate_series(0, 2) as position where kind = 'order'`,
    [many, seed, numbersFrom],
  )
}

/** Changes that befall cases. Each takes a number by which cases are chosen. */
export const changes = {
  state: `update cases set state = case kind when 'quote' then 'accepted' else 'completed' end, closed_at = now()
    where closed_at is null and kind in ('order', 'quote') and id % 97 = $1 % 97`,
  takenBack: `update cases set state = 'inProgress', closed_at = null where kind = 'order' and id % 89 = $1 % 89`,
  forgotten: `delete from cases where id % 61 = $1 % 61`,
  oldest: 'delete from cases where id in (select id from cases order by id limit $1 % 300)',
  owner: `update cases set customer_id = case when customer_id is null then '00000000-0000-4000-8000-000000000001'::uuid end
    where id % 83 = $1 % 83`,
  corrected: `update cases set opened_at = opened_at - interval '20 days' where id % 211 = $1 % 211`,
  marked: 'update cases set is_test = not is_test where id % 199 = $1 % 199',
  kvkNumber: `update product_orders set kvk_number = (20000100 + $1 % 100)::text where case_id % 53 = $1 % 53`,
  registered: `insert into customers (id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id)
    select gen_random_uuid(), key, key, jsonb_build_object('kvkNumber', (20000000 + $1 % 300)::text), 'x', true,
      case $1 % 3 when 0 then 'zuid' end
    from (select gen_random_uuid()::text as key) as made`,
  unregistered: `delete from customers
    where email not like '%@example.org' and (organization ->> 'kvkNumber')::integer % 7 = $1 % 7`,
  ended: `insert into product_ends (case_id, position, ended_on, reason)
    select id, 1, current_date - 3 + (id % 6)::integer, 'moved' from cases
    where kind = 'order' and state in ('completed', 'partial') and id % 31 = $1 % 31 on conflict do nothing`,
  endTakenBack: 'delete from product_ends where case_id % 5 = $1 % 5',
} as const

/** Changes cases in a transaction of its own, as the retention of cases may. */
export async function change(pool: pg.Pool, name: keyof typeof changes, choice: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("begin; set local shop.retention = 'on'")
    await client.query(changes[name], [choice])
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Writes what orders are found by, as the worker does. */
export const writeKeys = (pool: pg.Pool): Promise<unknown> =>
  pool.query(
    `insert into work_list (case_id, number, kind, state, due_at, opened_at, is_open, has_keys)
       select id, number, kind, state, 'infinity', opened_at, closed_at is null, true from cases on conflict do nothing;
     delete from case_keys;
     insert into case_keys (key, case_id) select kvk_number, case_id from product_orders`,
  )
