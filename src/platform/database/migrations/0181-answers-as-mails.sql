-- Answers are ordinary mails of a conversation, with copies to others.
alter table case_messages
  add column cc text[] not null default '{}',
  -- Message-ID of the mail that it answers, with its brackets
  add column in_reply_to text,
  -- Message-IDs of the conversation before it, the newest last
  add column thread text[] not null default '{}';
