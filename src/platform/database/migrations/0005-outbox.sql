create table fibre_enquiries (
  id bigint generated always as identity primary key,
  enquiry jsonb not null,
  created_at timestamptz not null default now()
);

-- E-mails to send, written in the transaction of what they tell about. The text is made from the subject's own row when
-- it is sent, the Message-ID stays the same over every attempt.
create table outbox_emails (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  message_id text not null unique,
  order_id bigint references orders (id) on delete cascade,
  quote_id bigint references quotes (id) on delete cascade,
  fibre_enquiry_id bigint references fibre_enquiries (id) on delete cascade,
  -- queued: to be sent; kept: no mail server configured, an .eml file holds it; dead: refused for good
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'dead')),
  attempts integer not null default 0,
  -- when the next attempt is due; moves away with every one that failed
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check (num_nonnulls(order_id, quote_id, fibre_enquiry_id) = 1)
);
create index outbox_emails_due on outbox_emails (next_attempt_at, id) where state = 'queued';
create index outbox_emails_by_order on outbox_emails (order_id) where order_id is not null;
create index outbox_emails_by_quote on outbox_emails (quote_id) where quote_id is not null;
