-- What staff change of the lines of an order before it is delivered (server/line-changes). A row keeps the lines as they were
-- and as they became, product by product, and who agreed.
create table line_changes (
  -- made in the browser, so that a change is stored once
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  -- contract/line-change.ts
  state text not null check (state = any ('{waiting,applied,declined,withdrawn}')),
  proposed_by uuid not null references staff (id),
  proposed_at timestamptz not null default now(),
  -- what the colleague wrote to the customer
  message text not null default '',
  -- server/orders/stored-product.ts; of both carts
  product_format smallint not null,
  lines_before jsonb not null,
  lines_after jsonb not null,
  -- that the customer answers by, and until when; null where he was not asked
  link_id uuid unique references mailed_links (id) on delete set null,
  expires_at timestamptz,
  -- when it was applied, declined or withdrawn
  ended_at timestamptz,
  -- the words that the customer agreed to, each with its version; null where he did not
  agreed jsonb,
  -- what he wrote with his answer
  answer text not null default ''
);
create index line_changes_by_case on line_changes (case_id, proposed_at);
create unique index line_changes_waiting on line_changes (case_id) where state = 'waiting';
