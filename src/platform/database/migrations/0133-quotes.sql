-- What staff offer in a quote (server/quotes). A row is a version as it was sent: frozen, product by product. Its
-- PDF is a document of the case.
create table quote_versions (
  -- made in the browser, so that a version is sent once
  id uuid primary key,
  case_id bigint not null references product_quotes (case_id) on delete cascade,
  -- counted from 1 in its case
  number smallint not null check (number > 0),
  -- domain/quote-versions.ts; expired is no state
  state text not null check (state = any ('{sent,accepted,declined,withdrawn,superseded}')),
  made_by uuid not null references staff (id),
  sent_at timestamptz not null default now(),
  -- the last moment that it can be accepted
  valid_until timestamptz not null,
  -- what the colleague wrote to the customer
  words text not null default '',
  -- what it was made of (domain/quote.ts), for the next version
  draft jsonb not null,
  -- server/orders/stored-product.ts
  product_format smallint not null,
  lines jsonb not null,
  -- that the customer answers by; null once it is forgotten
  link_id uuid unique references mailed_links (id) on delete set null,
  -- when the customer saw it first
  opened_at timestamptz,
  -- when it was accepted, declined, withdrawn or superseded
  ended_at timestamptz,
  -- why the customer declined
  reason text not null default '',
  -- what it became; null where it did not, or the order is forgotten
  order_case_id bigint unique references product_orders (case_id) on delete set null,
  constraint quote_versions_number unique (case_id, number),
  constraint quote_versions_ended check ((ended_at is null) = (state = 'sent'))
);
create unique index quote_versions_sent on quote_versions (case_id) where state = 'sent';

-- Each version of a quote has a document of its own; of any other kind a case has one.
alter table documents
  add column version smallint not null default 1,
  drop constraint documents_case_id_kind_key,
  add constraint documents_once unique (case_id, kind, version);
