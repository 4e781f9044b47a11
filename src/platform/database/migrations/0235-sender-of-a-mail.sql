-- Whether a mail that came in is of the domain that its From names, and what SPF, DKIM and DMARC said (RFC 8601); null of what
-- nobody looked at. Of mails before this nobody knows.
alter table incoming_mails
  add column sender_verdict text not null default 'unknown' check (sender_verdict in ('pass', 'fail', 'unknown')),
  add column spf_result text,
  add column dkim_result text,
  add column dmarc_result text;
create index incoming_mails_forged on incoming_mails (case_id) where sender_verdict = 'fail';
