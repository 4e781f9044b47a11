-- Orders that take the place of an agreement from their delivery (docs/decisions/agreements.md).
alter table product_orders
  -- the case whose agreement it is, for as long as the order may still be delivered: one at a time
  add column replaces_case_id bigint references cases (id) on delete set null,
  -- number of that order, why, days that the old lines go on, cents that leaving costs at most, terms that go on
  add column replaces jsonb;
create unique index product_orders_replaces on product_orders (replaces_case_id) where replaces_case_id is not null;

-- The order in whose place-taking a product ends; null where it ends otherwise.
alter table product_ends add column replaced_by bigint references cases (id) on delete set null;
create index product_ends_replaced_by on product_ends (replaced_by) where replaced_by is not null;
