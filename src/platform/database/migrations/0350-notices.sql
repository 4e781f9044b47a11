-- Notices that customers gave, or staff for them, of what they have from a delivered order (docs/decisions/agreements.md). None is
-- overwritten: one that was withdrawn says when.
create table notices (
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  given_on date not null,
  -- the last day of what was chosen
  last_day date not null,
  -- what ends by it: place in the order, name, quantity, last day, cost in cents
  lines jsonb not null,
  -- cents excl. VAT, at most
  cost_in_cents integer not null check (cost_in_cents >= 0),
  -- why, where that was said
  why text,
  withdrawn_at timestamptz
);
create index notices_case on notices (case_id);

-- The notice by which a product ends; null where staff or a client of the API ended it.
alter table product_ends add column notice_id uuid references notices (id) on delete set null;
create index product_ends_notice on product_ends (notice_id) where notice_id is not null;
