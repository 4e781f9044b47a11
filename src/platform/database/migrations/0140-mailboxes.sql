-- Who had a mail sent decides whether the limit of its mailbox holds it back, and the mailbox is named by the shop
-- (domain/checks/email-key.ts), which knows international domains and what hosts read in an address.
alter table deliveries
  -- server/deliveries/caused-by.ts
  add column caused_by text,
  -- from a source that had many mails sent in that hour
  add column is_bulk boolean not null default false,
  -- written when the limit lets it through
  add column mailbox text;

-- What the release before lets through, before this or beside it, is counted by the way in which that one names a mailbox; its
-- own index deliveries_by_mailbox stays while it may run.
create index deliveries_by_named_mailbox
  on deliveries ((coalesce(mailbox, lower(regexp_replace(recipient, '\+[^@]*@', '@')))), passed_limit_at)
  where passed_limit_at is not null;
