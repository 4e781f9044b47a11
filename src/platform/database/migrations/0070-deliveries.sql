-- Everything that leaves the house, mails and webhook calls alike, in one queue. A row is written in the transaction of
-- what it tells about; what it says is made from its owner's own rows when it is sent.
create table deliveries (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'webhook')),
  -- server/deliveries/kinds.ts
  kind text not null,
  -- an e-mail's address; where a webhook is, configuration says
  recipient text,
  -- the same over every attempt, so that who gets it twice can tell: Message-ID or Webhook-Id
  message_id text not null constraint deliveries_message_id_key unique,
  -- what it tells about, with which it is forgotten
  case_id bigint references cases (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  event_id bigint references events (id) on delete cascade,
  mailed_link_id uuid references account_links (id) on delete cascade,
  -- what is lower goes first
  priority smallint not null,
  -- queued: to be sent; kept: no mail server is configured, an .eml file holds it; dead: refused for good, or tried for days
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'dead')),
  -- from when on it is wanted: later than it was made where it is a reminder
  not_before timestamptz not null default now(),
  -- when the next attempt is due; moves away with every attempt, before it is made
  due_at timestamptz not null default now(),
  -- counted before they are made, so that one that ends its worker is counted too
  attempts integer not null default 0,
  last_error text,
  -- when it was let through by the limit of its recipient; counts for those after it
  passed_limit_at timestamptz,
  -- since when it waits because its recipient had enough for a day
  held_at timestamptz,
  -- staff had it sent all the same
  limit_lifted boolean not null default false,
  -- the report to staff that named it
  reported_in bigint references events (id) on delete set null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint deliveries_owner check (num_nonnulls(case_id, customer_id, event_id, mailed_link_id) = 1),
  constraint deliveries_recipient check ((recipient is not null) = (channel = 'email')),
  constraint deliveries_ended check ((ended_at is not null) = (state <> 'queued'))
);
create index deliveries_due on deliveries (priority, due_at, id) where state = 'queued';
create index deliveries_dead on deliveries (id) where state = 'dead';
create index deliveries_held on deliveries (id) where state = 'queued' and held_at is not null;
create index deliveries_by_case on deliveries (case_id) where case_id is not null;
create index deliveries_by_customer on deliveries (customer_id) where customer_id is not null;
create index deliveries_by_event on deliveries (event_id) where event_id is not null;
create index deliveries_by_mailed_link on deliveries (mailed_link_id) where mailed_link_id is not null;
create index deliveries_by_report on deliveries (reported_in) where reported_in is not null;
-- One mailbox however it is written: in capitals, or with a +tag.
create index deliveries_by_mailbox
  on deliveries (lower(regexp_replace(recipient, '\+[^@]*@', '@')), passed_limit_at) where passed_limit_at is not null;

-- What happens at most once a day (UTC), whichever copy of the shop is first.
create unique index events_daily on events (type, ((occurred_at at time zone 'utc')::date))
  where type = 'dead-letters-reported';

-- That a detail of an account was changed, and that staff were told of mails that nobody got, are events now.
create temporary table became_event on commit drop as
  select 'report' as was, id as old_id, nextval(pg_get_serial_sequence('events', 'id')) as event_id
  from (select id from dead_letter_reports order by id) as reports
  union all
  select 'change', id, nextval(pg_get_serial_sequence('events', 'id'))
  from (select id from outbox_emails where changed_detail is not null order by id) as mails;

insert into events (id, occurred_at, actor_kind, type) overriding system value
  select event_id, (day + (created_at at time zone 'utc')::time) at time zone 'utc', 'system', 'dead-letters-reported'
  from dead_letter_reports join became_event on was = 'report' and old_id = id;
insert into events (id, occurred_at, actor_kind, actor_id, customer_id, type, changed_fields) overriding system value
  select event_id, created_at, 'customer', customer_id::text, customer_id, 'customer-changed',
    array[case changed_detail when 'contact-email' then 'contactEmail' else changed_detail end]
  from outbox_emails join became_event on was = 'change' and old_id = id;

-- A mail keeps its number, by which reports and people know it.
insert into deliveries (id, channel, kind, recipient, message_id, case_id, customer_id, event_id, mailed_link_id, priority,
  state, not_before, due_at, attempts, last_error, passed_limit_at, held_at, limit_lifted, reported_in, created_at, ended_at)
overriding system value
select mail.id, 'email', kind, recipient, message_id, case_id,
  case when changed.event_id is null then customer_id end, coalesce(changed.event_id, brings.event_id), account_link_id,
  case when account_link_id is not null or customer_id is not null then 0 when kind = 'dead-letter-report' then 20 else 10 end,
  state, created_at, next_attempt_at, attempts, last_error,
  case when kind in ('order-confirmation', 'quote-confirmation', 'fibre-enquiry-confirmation', 'site-form-confirmation')
    then sent_at end,
  held_at, limit_lifted, named.event_id, created_at,
  case when state <> 'queued' then coalesce(sent_at, next_attempt_at) end
from outbox_emails as mail
left join became_event as changed on changed.was = 'change' and changed.old_id = mail.id
left join became_event as brings on brings.was = 'report' and brings.old_id = dead_letter_report_id
left join became_event as named on named.was = 'report' and named.old_id = reported_in;
select setval(pg_get_serial_sequence('deliveries', 'id'), greatest(max(id), 1), max(id) is not null) from deliveries;

insert into deliveries (channel, kind, message_id, case_id, priority, state, not_before, due_at, attempts, last_error,
  created_at, ended_at)
select 'webhook', webhook, id::text, case_id, 10, state, created_at, next_attempt_at, attempts, last_error, created_at,
  case when state <> 'queued' then coalesce(ended_at, next_attempt_at) end
from webhook_calls order by created_at, id;

drop table outbox_emails, webhook_calls, dead_letter_reports;

-- The version before, while it still runs beside this one, finds both of its queues empty and leaves what is in this one to
-- the new version. Whatever it wants to queue it is refused as in 0040, with all that it wanted to store.
create view outbox_emails as
  select id, kind, recipient, message_id, null::bigint as order_id, null::bigint as quote_id,
    null::bigint as fibre_enquiry_id, null::bigint as site_form_submission_id, case_id,
    mailed_link_id as account_link_id, customer_id, null::bigint as dead_letter_report_id, null::text as changed_detail,
    state, attempts, due_at as next_attempt_at, last_error, created_at, ended_at as sent_at, null::bigint as reported_in,
    held_at, limit_lifted
  from deliveries where false;
create view webhook_calls as
  select null::uuid as id, kind as webhook, case_id, null::bigint as submission_id, state, attempts,
    due_at as next_attempt_at, last_error, created_at, ended_at
  from deliveries where false;
create trigger refused instead of insert on outbox_emails for each row execute function refuse_version_before();
create trigger refused instead of insert on webhook_calls for each row execute function refuse_version_before();
