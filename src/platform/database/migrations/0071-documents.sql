-- What a customer got as a PDF stays what it was: the first one of its kind for a case is kept, and every later one is its
-- bytes (docs/decisions/0053-documents-are-kept-as-they-were.md). It is forgotten with its case.

-- A file, once for all documents that are the same.
create table document_contents (
  id uuid primary key,
  -- HMAC-SHA-256 of the file under a key derived from APP_SECRET: a bare hash of a mandate would give its IBAN away to
  -- whoever tries them all. null after the secret was rotated.
  content_mac bytea unique check (length(content_mac) = 32),
  -- AES-256-GCM under a key derived from APP_SECRET, bound to the id
  content_encrypted bytea not null
);
-- It is compressed already, and what is encrypted cannot be.
alter table document_contents alter column content_encrypted set storage external;

create table documents (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases (id) on delete cascade,
  kind text not null,
  content_id uuid not null references document_contents (id),
  made_at timestamptz not null default now(),
  unique (case_id, kind)
);
create index documents_by_content on documents (content_id);

-- A file goes with the last document that it is.
create function forget_document_content() returns trigger language plpgsql as $$
begin
  delete from document_contents
  where id = old.content_id and not exists (select from documents where content_id = old.content_id);
  return null;
end $$;
create trigger content_forgotten after delete on documents for each row execute function forget_document_content();
