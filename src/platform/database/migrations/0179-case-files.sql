-- Files at a case: of a mail that came in, of a message of staff, or of something that the customer asked. A colleague attaches
-- one to an answer before the answer is sent; until then it is a draft.
create table case_files (
  id uuid primary key,
  case_id bigint not null references cases (id) on delete cascade,
  mail_id uuid references incoming_mails (id) on delete cascade,
  message_id uuid references case_messages (id) on delete cascade,
  event_id bigint references events (id) on delete cascade,
  draft_of uuid references staff (id) on delete cascade,
  -- as it is shown and saved
  name text not null check (length(name) between 1 and 200),
  -- judged by its content: src/features/case-files/file-types.ts
  content_type text not null,
  -- how the HTML of its mail refers to it
  content_id text,
  size integer not null check (size >= 0),
  sha256 bytea not null,
  -- left-out: too large to be stored
  scan text not null check (scan in ('clean', 'not-scanned', 'infected', 'left-out')),
  -- src/platform/secrets/cipher.ts, bound to the id; null of what is never given out
  content_encrypted bytea,
  created_at timestamptz not null default now(),
  constraint case_files_one_owner check (num_nonnulls(mail_id, message_id, event_id, draft_of) = 1),
  constraint case_files_content check ((content_encrypted is null) = (scan in ('infected', 'left-out')))
);
-- What is encrypted does not get smaller.
alter table case_files alter column content_encrypted set storage external;
create index case_files_by_case on case_files (case_id);
create index case_files_by_mail on case_files (mail_id);
create index case_files_by_message on case_files (message_id);
create index case_files_by_event on case_files (event_id);
create index case_files_by_draft on case_files (draft_of, created_at);
create index case_files_to_scan on case_files (created_at) where scan = 'not-scanned';

-- Addresses that a mail server rejected a mail to for good. Mails about cases wait there until a colleague corrects the address
-- or says that it is right.
create table bounced_addresses (
  -- src/common/checks/email-key.ts
  email_key text primary key,
  -- the case whose mail came back last
  case_id bigint not null references cases (id) on delete cascade,
  -- words of the mail server
  reason text not null,
  bounced_at timestamptz not null default now()
);
-- When a mail server rejected it after it had taken it.
alter table deliveries add column bounced_at timestamptz;

create index bounced_addresses_by_case on bounced_addresses (case_id);
