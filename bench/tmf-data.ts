import type pg from 'pg'
import { offeredLines } from '../src/features/carts/testing.ts'
import { fillWithOrders } from './desk-data.ts'

/** The client that asks, and a reseller's. */
export const systemClient = '00000000-0000-4000-8000-000000000001'
export const resellerClient = '00000000-0000-4000-8000-000000000003'

/** Fills a database with orders, and what lists of TM Forum's APIs read beside them: a tenth as many quotes, a hundredth prospects. */
export async function fillForLists(client: pg.Client, orders: number): Promise<void> {
  await fillWithOrders(client, orders)
  const [product] = offeredLines
  // Nobody follows what is made here.
  await client.query('alter table cases disable trigger user')
  await client.query(
    `insert into resellers (id, company_name) values ('partner', 'Partner'), ('klein', 'Klein');
     insert into api_clients (id, name, scopes, calls_per_minute, contact_email, reseller_id) values
       ('${systemClient}', 'CRM', '{}', 60, 'crm@provider.example', null),
       ('${resellerClient}', 'Partner', '{}', 60, 'it@partner.example', 'partner')`,
  )
  await client.query(
    `insert into customers (id, email, email_key, organization, iban_encrypted, kvk_checked, reseller_id, created_at)
     select md5(case_id::text)::uuid, 'a' || case_id || '@example.org', 'a' || case_id || '@example.org',
       organization || jsonb_build_object('kvkNumber', kvk_number), '\\x00', true,
       case when case_id % 200 = 20 then 'partner' end, opened_at
     from product_orders join cases on id = case_id where case_id % 20 = 0`,
  )
  await client.query(
    `update cases set
       state = case when closed_at is not null and id % 40 = 0
         then (array['cancelled', 'rejected', 'failed'])[1 + id % 3]
         when closed_at is null and id % 7 = 0 then 'held' else state end,
       -- As what came in long ago, so that changes lie apart.
       changed_at = null,
       closed_at = case when closed_at is not null
         then least(opened_at + (id % 21) * interval '1 day', now() - interval '1 minute') end,
       reseller_id = case when id % 10 = 0 then 'partner' when id % 1000 = 7 then 'klein' end,
       customer_id = case when id % 20 = 0 then md5(id::text)::uuid end`,
  )
  await client.query(
    `with asked as (
       insert into cases (number, kind, state, product_type, organization_name, contact_name, contact_email, contact_phone,
         opened_at, closed_at, reseller_id, changed_at)
       select (900000000 + id)::text, 'quote', (array['inProgress', 'approved', 'accepted'])[1 + id % 3], product_type,
         organization_name, contact_name, contact_email, contact_phone, opened_at + interval '1 second',
         case when id % 3 = 2 then opened_at + interval '5 days' end, case when id % 50 = 3 then 'partner' end,
         null
       from cases where id % 10 = 3 returning id
     )
     insert into product_quotes (case_id, installation_address, address_checked, monthly_in_cents, one_time_in_cents)
     select id, '{"streetName": "Straat", "houseNumber": "1", "houseNumberSuffix": "", "zipCode": "1000AA", "city": "Stad"}',
       true, 3950, 0 from asked`,
  )
  await client.query(
    `insert into case_lines (case_id, position, product_id, quantity, price_in_cents, contract_duration, product_format, product)
     select id, 0, $2, 1, 3950, 12, 1, $1::jsonb from cases`,
    [JSON.stringify(product), product?.id],
  )
  await client.query(
    `insert into work_list (case_id, number, kind, state, due_at, opened_at, is_open, has_keys, keys_version)
       select id, number, kind, state, 'infinity', opened_at, closed_at is null, true, 4 from cases;
     insert into case_keys (key, case_id) select kvk_number, case_id from product_orders;
     insert into events (type, actor_kind, case_id, occurred_at, data)
       select 'state-changed', 'system', id, closed_at, '{"from": "inProgress", "to": "completed"}'
       from cases where kind = 'order' and state = 'completed';
     insert into events (type, actor_kind, case_id)
       select 'cancel-asked', 'visitor', id from cases where kind = 'order' and id % 50 = 0;
     insert into api_cases (case_id, client_id, external_id)
       select id, '${systemClient}', 'CRM-' || id from cases where id % 3 = 0;
     insert into product_ends (case_id, position, ended_on, reason)
       select id, 0, current_date + 20 - (id % 700)::integer, 'moved' from cases where state = 'completed' and id % 15 = 1;
     insert into prospects (kind, client_id, resource, company_name, created_at)
       select (array['organization', 'individual'])[1 + id % 2], '${systemClient}',
         '{"tradingName": "Prospect", "givenName": "Jan", "familyName": "Prospect"}', 'Prospect', opened_at
       from cases where id % 100 = 9`,
  )
  await client.query('alter table cases enable trigger user')
  await client.query('vacuum analyze')
}
