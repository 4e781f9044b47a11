-- Mails of customers come into their case; what belongs to none opens a case of the kind message.
create or replace function is_state_of_case(kind text, state text, closed_at timestamptz, closed_reason text)
  returns boolean language plpgsql immutable as $$
begin
  return coalesce(
    case when closed_at is null
      then closed_reason is null and state = any (
        case kind
          when 'order' then '{acknowledged,pending,held,inProgress,partial}'
          when 'quote' then '{inProgress,pending,approved}'
          when 'fibre-enquiry' then '{new,answered}'
          when 'form' then '{new,answered}'
          when 'message' then '{new,answered}'
        end::text[])
      else (closed_reason is not null or state <> 'closed') and state = any (
        case kind
          when 'order' then '{completed,cancelled,rejected,failed}'
          when 'quote' then '{accepted,rejected,cancelled}'
          when 'fibre-enquiry' then '{closed}'
          when 'form' then '{closed}'
          when 'message' then '{closed}'
        end::text[])
    end, false);
end $$;

-- A mail that came in, in the case that it belongs to.
create table incoming_mails (
  id uuid primary key default gen_random_uuid(),
  case_id bigint not null references cases (id) on delete cascade,
  -- with its brackets; made of the content where the mail has none
  message_id text not null check (length(message_id) <= 1000),
  -- SHA-256 of sender, date, subject and text: some programs give several mails one Message-ID
  digest bytea not null,
  -- Message-IDs that it answers, the newest last
  thread text[] not null default '{}',
  source text not null check (source in ('imap', 'webhook')),
  received_at timestamptz not null default now(),
  -- as its header says
  sent_at timestamptz,
  from_address text not null,
  from_name text not null default '',
  -- To and Cc, cut where there are many
  recipients text[] not null default '{}',
  subject text not null default '',
  body_text text not null default '',
  -- as it came; made safe when it is shown
  body_html text,
  -- answer: a person wrote it. automatic: an absence reply or the like. bounce: a mail server's report
  nature text not null check (nature in ('answer', 'automatic', 'bounce')),
  -- whether the sender is somebody of the case
  is_known_sender boolean not null,
  -- thread: by a Message-ID of ours. address: by the signed address of the case. sender: one more of somebody who sent
  -- many in an hour. none: it opened the case
  found_by text not null check (found_by in ('thread', 'address', 'sender', 'none')),
  -- too-large: only its beginning was read. unreadable: it is no mail that can be read
  cut text check (cut in ('too-large', 'unreadable')),
  constraint incoming_mails_once unique (message_id, digest)
);
create index incoming_mails_by_case on incoming_mails (case_id, received_at);
-- Found by their words.
create trigger followed after insert or update or delete on incoming_mails
  for each row execute function follow_written_words();
create index incoming_mails_by_sender on incoming_mails (lower(from_address), received_at);

-- Mails are found by the Message-ID that an answer names, from their first attempt on. Those that are only queued are not in it,
-- so that an order pays nothing.
create index deliveries_by_message_id on deliveries (message_id) where attempts > 0;

-- How far a mailbox was read, and by which copy of the shop.
create table mailboxes (
  -- user, host and folder
  name text primary key,
  uid_validity bigint,
  last_uid bigint not null default 0,
  -- the copy that reads it, until when
  read_by uuid,
  read_until timestamptz,
  connected_at timestamptz not null default now(),
  checked_at timestamptz,
  -- mails that were not read yet when it was checked last
  waiting integer not null default 0,
  -- why the last check failed; null where it did not
  last_error text
);

-- Keys that the addresses of cases are signed with; encrypted, so that they outlive a rotation of APP_SECRET.
create table case_address_keys (
  id text primary key check (id ~ '^[a-z2-7]{2}$'),
  key_encrypted bytea not null,
  created_at timestamptz not null default now()
);
