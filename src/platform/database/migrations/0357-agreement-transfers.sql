-- Parties of agreements from a day on, where another organisation takes one over (docs/decisions/agreements.md#transfer). Until the first
-- of them the party is that of the order, which stays as it was.
create table agreement_parties (
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  -- null while it is only proposed
  holds_from date,
  -- the account of the organisation; null while it has none
  customer_id uuid references customers (id) on delete set null,
  -- of the organisation's address, by which an account that is made later is known
  email_key text not null,
  kvk_number text not null,
  -- false where the register of companies could not be asked
  kvk_checked boolean not null,
  organization jsonb not null,
  iban_encrypted bytea not null,
  -- where invoices are mailed; empty for the organisation's address
  invoice_email text not null,
  -- null while no mandate was given
  mandate_reference text
);
create unique index agreement_parties_from on agreement_parties (case_id, holds_from) where holds_from is not null;
create index agreement_parties_case on agreement_parties (case_id);
create index agreement_parties_customer on agreement_parties (customer_id) where customer_id is not null;
create index agreement_parties_email on agreement_parties (email_key) where customer_id is null;

-- Transfers that staff began, each with the consents of both sides and of a second colleague. None is overwritten; one that came to nothing
-- says how, and its proposed party is removed.
create table agreement_transfers (
  -- also that of the party which it brings
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  -- the first day of the new party
  holds_from date not null,
  -- who gives it and who takes it, as both were told
  from_company text not null,
  to_company text not null,
  -- why, where that was said
  reason text not null,
  begun_at timestamptz not null default now(),
  begun_by uuid references staff (id) on delete set null,
  from_asked_at timestamptz not null default now(),
  to_asked_at timestamptz not null default now(),
  from_agreed_at timestamptz,
  to_agreed_at timestamptz,
  -- the words that each agreed to: kind, version, text
  from_consents jsonb,
  to_consents jsonb,
  approved_at timestamptz,
  approved_by uuid references staff (id) on delete set null,
  -- null while it is under way
  outcome text check (outcome in ('registered', 'declined', 'cancelled', 'lapsed')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index agreement_transfers_open on agreement_transfers (case_id) where outcome is null;
create index agreement_transfers_case on agreement_transfers (case_id);
create index agreement_transfers_begun_by on agreement_transfers (begun_by) where begun_by is not null;
create index agreement_transfers_approved_by on agreement_transfers (approved_by) where approved_by is not null;
