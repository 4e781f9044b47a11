-- What a mail that came in is, by one rule (src/features/incoming-mails/classify-mail.ts), why, and whether it asks something of us.
alter table incoming_mails
  drop constraint incoming_mails_nature_check,
  add constraint incoming_mails_nature_check check (nature in (
    'question', 'answer', 'thanks', 'empty', 'reaction', 'calendar-accepted', 'calendar-declined', 'calendar-tentative',
    'calendar-proposal', 'recall', 'ticket', 'automatic', 'bounce', 'delay', 'newsletter', 'spam', 'colleague', 'stranger')),
  drop constraint incoming_mails_cut_check,
  -- encrypted, winmail: its words are inside a file that is encrypted, or that only Outlook reads
  add constraint incoming_mails_cut_check check (cut in ('too-large', 'unreadable', 'encrypted', 'winmail')),
  -- null of mails before: those of the nature answer ask
  add column asks boolean,
  -- signs by which it was judged, the most telling first
  add column reasons text[] not null default '{}',
  -- to whom it went beside us, as its To and Cc say
  add column copies text[] not null default '{}',
  -- whether its sender is a colleague
  add column is_colleague boolean not null default false;
