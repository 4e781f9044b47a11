-- Organisations by their KVK number, for the list of TMF632 (docs/decisions/integration.md#organisations-are-kept-beside). The worker keeps them:
-- those of orders when their block is counted (0195-kept-counts.sql), those that were marked anew.

create table known_organizations (
  -- whose list it is in: a reseller's, or everybody's
  scope text not null,
  kvk_number text not null,
  -- where its details stand
  source text not null check (source in ('account', 'order')),
  since timestamptz not null
);
create index known_organizations_by_age on known_organizations (scope, since, kvk_number);
create index known_organizations_by_number on known_organizations (kvk_number, scope);

-- How many rows of a scope there are.
create table known_organization_counts (scope text primary key, organizations bigint not null);

-- Organisations whose account or order came, changed or went. Orders that come in mark nothing.
create table organization_marks (kvk_number text not null);

create function mark_organization_of_account() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into organization_marks select kvk from (values (old.organization ->> 'kvkNumber')) as known (kvk) where kvk <> '';
  end if;
  if tg_op <> 'DELETE' then
    insert into organization_marks select kvk from (values (new.organization ->> 'kvkNumber')) as known (kvk) where kvk <> '';
  end if;
  return null;
end $$;
create trigger organization_marked after insert or delete or update of organization, reseller_id, created_at on customers
  for each row execute function mark_organization_of_account();

create function mark_organization_of_order() returns trigger language plpgsql as $$
begin
  insert into organization_marks values (old.kvk_number);
  if tg_op = 'UPDATE' then insert into organization_marks values (new.kvk_number); end if;
  return null;
end $$;
create trigger organization_marked after delete or update of kvk_number on product_orders
  for each row execute function mark_organization_of_order();

create function mark_organization_of_case() returns trigger language plpgsql as $$
begin
  insert into organization_marks select kvk_number from product_orders where case_id = new.id;
  return null;
end $$;
create trigger organization_marked after update of opened_at, reseller_id, is_test on cases for each row
  when ((old.opened_at, old.reseller_id, old.is_test) is distinct from (new.opened_at, new.reseller_id, new.is_test))
  execute function mark_organization_of_case();

-- What is known of organisations, by whose list they are in: their oldest account that the owner of the list sees, else their first
-- order. Orders are found by the keys of search, and among the few that have none yet. How many numbers there are the planner cannot
-- know: what is joined by them is hashed, and what an index finds is looked up row by row (offset 0).
create function organizations_now(kvk_numbers text[])
  returns table (scope text, kvk_number text, source text, since timestamptz) language sql stable set enable_nestloop = off as $$
  with wanted as materialized (select distinct unnest(kvk_numbers) as kvk),
  without_keys as materialized (
    select bought.case_id, bought.kvk_number
    from (
      select case_id from work_list where keys_version < 3
      union
      select id from cases where id > coalesce((select max(case_id) from work_list), 0)
    ) as found
    cross join lateral (select * from product_orders where product_orders.case_id = found.case_id offset 0) as bought),
  bought as materialized (
    select found.kvk, cases.id, cases.opened_at, cases.reseller_id
    from (
      select wanted.kvk, keyed.case_id
      from wanted cross join lateral (select case_id from case_keys where key = wanted.kvk offset 0) as keyed
      union
      select wanted.kvk, without_keys.case_id from wanted join without_keys on without_keys.kvk_number = wanted.kvk
    ) as found
    cross join lateral (
      select from product_orders where case_id = found.case_id and kvk_number = found.kvk offset 0) as same_number
    cross join lateral (select * from cases where id = found.case_id offset 0) as cases
    where not cases.is_test),
  accounts as materialized (
    select distinct on (seen.scope, wanted.kvk) seen.scope, wanted.kvk, customers.created_at
    from wanted
      cross join lateral (
        select * from customers where organization ->> 'kvkNumber' = wanted.kvk offset 0) as customers
      cross join lateral (values (''), (customers.reseller_id)) as seen (scope)
    where seen.scope is not null
    order by seen.scope, wanted.kvk, customers.created_at, customers.id),
  firsts as (
    select distinct on (seen.scope, kvk) seen.scope, kvk, opened_at
    from bought cross join lateral (values (''), (reseller_id)) as seen (scope)
    where seen.scope is not null
    order by seen.scope, kvk, id)
  select scope, kvk, 'account', created_at from accounts
  union all
  select scope, kvk, 'order', opened_at from firsts
  where not exists (select from accounts where accounts.scope = firsts.scope and accounts.kvk = firsts.kvk)
$$;

-- Accounts that there are.
insert into organization_marks select organization ->> 'kvkNumber' from customers where organization ->> 'kvkNumber' <> '';

-- Lists of parties in the order in which they became known.
create index customers_by_arrival on customers (created_at, id);
create index quotes_by_opening on cases (opened_at, id) where kind = 'quote';
