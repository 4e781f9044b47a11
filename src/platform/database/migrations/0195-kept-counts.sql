-- How many orders, quotes and products there are, for the totals of TM Forum's lists (docs/decisions/integration.md#wide-totals-are-kept).
-- Nothing is written when a case comes in: the worker counts cases by the thousand, in the order of their ids, once no other can
-- come among them. What changes one later marks it, and its thousand is counted anew.

create table case_counts (
  -- the id of its cases, divided by a thousand
  block bigint not null,
  -- whose list it is counted for: a reseller, or nobody's in particular
  scope text not null,
  kind text not null,
  state text not null,
  cases integer not null,
  -- those without an account that the owner of the list sees
  guests integer not null,
  -- products from delivered orders, and those of them that end or ended
  products integer not null,
  ended_products integer not null,
  first_opened_at timestamptz not null,
  last_opened_at timestamptz not null
);
create index case_counts_by_block on case_counts (block);
create index case_counts_by_scope on case_counts (scope, kind, state, block);

-- Completed orders of a block by the day on which they were (UTC).
create table completed_counts (
  block bigint not null,
  scope text not null,
  day date not null,
  orders integer not null
);
create index completed_counts_by_block on completed_counts (block);
create index completed_counts_by_scope on completed_counts (scope, day, block) include (orders);

-- Blocks of which a case changed since they were counted. No key: who changes one waits for nobody.
create table case_count_marks (block bigint not null);

-- Blocks below `next_block` are counted; one row. Those below `full_block` have all their ids given out, and are counted once
-- every transaction has ended that was open then.
create table case_count_progress (
  is_only boolean primary key default true check (is_only),
  next_block bigint not null default 0,
  full_block bigint not null default 0,
  open_xids bigint not null default 0,
  full_at timestamptz not null default now()
);
insert into case_count_progress default values;

create function mark_counted_case() returns trigger language plpgsql as $$
begin
  insert into case_count_marks values (old.id / 1000);
  return null;
end $$;
create trigger counted_after_change after update of kind, state, opened_at, closed_at, reseller_id, customer_id, is_test on cases
  for each row when ((old.kind, old.state, old.opened_at, old.closed_at, old.reseller_id, old.customer_id, old.is_test)
    is distinct from (new.kind, new.state, new.opened_at, new.closed_at, new.reseller_id, new.customer_id, new.is_test))
  execute function mark_counted_case();
create trigger counted_after_delete after delete on cases for each row execute function mark_counted_case();

create function mark_case_of_product() returns trigger language plpgsql as $$
begin
  insert into case_count_marks values (coalesce(new.case_id, old.case_id) / 1000);
  return null;
end $$;
create trigger counted_after_end after insert or update or delete on product_ends
  for each row execute function mark_case_of_product();

-- First pages of a reseller's list, and of quotes. The order call writes one index of these where it wrote one before.
create index cases_by_reseller_and_arrival on cases (reseller_id, id) where reseller_id is not null;
drop index cases_by_reseller;
create index quotes_by_arrival on cases (id) where kind = 'quote';
create index quotes_by_state on cases (state, id) where kind = 'quote';
create index product_ends_by_day on product_ends (ended_on);
