-- Mails that were refused for good are reported to staff once a day, each mail in one report.
create table dead_letter_reports (
  id bigint generated always as identity primary key,
  -- one a day, however many servers there are
  day date not null unique,
  created_at timestamptz not null default now()
);

alter table outbox_emails
  -- the report that named this mail
  add column reported_in bigint references dead_letter_reports (id) on delete set null,
  -- the report that this mail brings
  add column dead_letter_report_id bigint references dead_letter_reports (id) on delete cascade,
  drop constraint outbox_emails_subject,
  add constraint outbox_emails_subject
    check (num_nonnulls(order_id, quote_id, fibre_enquiry_id, account_link_id, customer_id, dead_letter_report_id) = 1);
create index outbox_emails_dead on outbox_emails (id) where state = 'dead' and reported_in is null;
create index outbox_emails_by_report on outbox_emails (reported_in) where reported_in is not null;
