-- What staff do with a case (server/case-work). All of it goes with its case.

-- On which day an order is delivered, and by whom; a later plan takes the place of the one before.
create table delivery_plans (
  case_id bigint primary key references cases (id) on delete cascade,
  day date not null,
  -- domain/delivery-plan.ts
  part_of_day text not null check (part_of_day = any ('{day,morning,afternoon}')),
  -- who comes; empty while nobody is named
  installer text not null default ''
);

-- When the customer of a case is called again; what became of a call is an event.
create table planned_calls (
  case_id bigint primary key references cases (id) on delete cascade,
  planned_for timestamptz not null
);

-- What staff write down for each other. The id comes from the browser that wrote it, so that a note is stored once.
create table case_notes (
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  text text not null
);
create index case_notes_by_case on case_notes (case_id);

-- What staff write to whoever sent the case in; the event that it was written owns its mail.
create table case_messages (
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  recipient text not null,
  subject text not null,
  text text not null
);
create index case_messages_by_case on case_messages (case_id);

-- Which case another was made of: a quote request of an enquiry.
create table case_origins (
  case_id bigint primary key references cases (id) on delete cascade,
  origin_id bigint not null references cases (id) on delete cascade
);
create index case_origins_by_origin on case_origins (origin_id);

-- How a number comes along: whom it is asked of, since when, for which day, and why it did not. What it is ordered with stays
-- as it was: these are filled in by staff.
alter table port_in_requests
  -- the provider that the number leaves, and what the customer is called there
  add column provider text,
  add column provider_reference text,
  -- the day on which that provider was asked
  add column asked_on date,
  -- the day that it agreed to
  add column planned_on date,
  -- domain/port-in.ts
  add column refusal text;
