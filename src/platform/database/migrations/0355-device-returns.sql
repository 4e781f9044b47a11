-- What came of rented devices that were to come back (docs/decisions/agreements.md#rented-devices-come-back). Which ones are expected
-- is read from the ends of their lines.
create table device_returns (
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  -- place of their line in its order
  position smallint not null,
  outcome text not null check (outcome in ('received', 'missing', 'waived')),
  quantity integer not null check (quantity > 0),
  -- on which they came, or on which it was written down
  day date not null,
  -- in what state they came, or why
  words text not null,
  -- cents excl. VAT that are charged; null of what came or is waived
  amount_in_cents integer check (amount_in_cents >= 0),
  recorded_at timestamptz not null default now()
);
create index device_returns_case on device_returns (case_id);

-- The mails about devices whose lines have one last day: the slip, and once a reminder.
create table return_mails (
  case_id bigint not null references cases (id) on delete cascade,
  -- as of product_ends
  ended_on date not null,
  -- day on which the slip goes
  slip_on date not null,
  slip_at timestamptz,
  reminded_at timestamptz,
  primary key (case_id, ended_on)
);
create index return_mails_slip on return_mails (slip_on) where slip_at is null;
create index return_mails_ended on return_mails (ended_on);
create index product_ends_ended_on on product_ends (ended_on);
