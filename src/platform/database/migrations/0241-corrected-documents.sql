-- A document that was drawn wrong stays as it is, and corrections of it stand beside it (docs/decisions/documents.md): 0 is
-- the document as the customer first got it, 1 its first correction.
alter table documents
  add column correction smallint not null default 0 check (correction >= 0),
  drop constraint documents_once,
  add constraint documents_once unique (case_id, kind, version, correction);
