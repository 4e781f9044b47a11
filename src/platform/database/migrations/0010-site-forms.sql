-- What visitors sent with the forms of the website; kept for a year.
create table site_form_submissions (
  id bigint generated always as identity primary key,
  form_id text not null,
  -- [{name, label, value}], as the form named them then
  answers jsonb not null,
  created_at timestamptz not null default now()
);
create index site_form_submissions_by_age on site_form_submissions (created_at);

alter table outbox_emails
  add column site_form_submission_id bigint references site_form_submissions (id) on delete cascade,
  drop constraint outbox_emails_subject,
  add constraint outbox_emails_subject
    check (num_nonnulls(order_id, quote_id, fibre_enquiry_id, account_link_id, customer_id, dead_letter_report_id,
      site_form_submission_id) = 1);
create index outbox_emails_by_site_form on outbox_emails (site_form_submission_id)
  where site_form_submission_id is not null;

-- Calls of webhooks that are owed, written in the transaction of the submission that they tell about.
create table webhook_calls (
  -- travels along, so that who is called twice can tell
  id uuid primary key,
  webhook text not null,
  submission_id bigint not null references site_form_submissions (id) on delete cascade,
  -- dead: refused for good, or tried for days
  state text not null default 'queued' check (state in ('queued', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index webhook_calls_due on webhook_calls (next_attempt_at, id) where state = 'queued';
create index webhook_calls_by_submission on webhook_calls (submission_id);
