-- A recipient gets ten confirmations in 24 hours; what is above that waits (docs/decisions/0027-mails-per-recipient.md).
alter table outbox_emails
  -- since when it waits because its recipient had enough for a day
  add column held_at timestamptz,
  -- staff had it sent all the same
  add column limit_lifted boolean not null default false;
-- One mailbox however it is written: in capitals, or with a +tag.
create index outbox_emails_by_mailbox
  on outbox_emails (lower(regexp_replace(recipient, '\+[^@]*@', '@')), sent_at) where sent_at is not null;
create index outbox_emails_held on outbox_emails (id)
  where state = 'queued' and held_at is not null and reported_in is null;

-- Mails about an account go before all others.
create index outbox_emails_next
  on outbox_emails ((account_link_id is null and customer_id is null), next_attempt_at, id) where state = 'queued';
drop index outbox_emails_due;

-- How many links were asked for at an address since the day began that is counted.
alter table account_link_requests
  add column day_began_at timestamptz not null default now(),
  add column requests integer not null default 1;
