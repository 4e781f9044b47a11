-- Drafts of the catalogue that clients of the API make, and what they sent or asked that is kept for a while.
alter table catalogue_revisions
  drop constraint catalogue_revisions_origin_check,
  add constraint catalogue_revisions_origin_check check (origin in ('desk', 'file', 'undo', 'installation', 'api')),
  -- the client that made it; null of those of colleagues
  add column client_id uuid references api_clients (id) on delete set null,
  -- of a test client: it is never planned, and gone after a day
  add column is_test boolean not null default false;
create index catalogue_revisions_by_client on catalogue_revisions (client_id) where client_id is not null;

-- Resources of TM Forum that belong to one client: results of checks, jobs, and what it sent of the catalogue.
create table tmf_resources (
  arrival bigint primary key generated always as identity,
  client_id uuid not null references api_clients (id) on delete cascade,
  -- its name in the path, as checkServiceQualification
  resource text not null,
  id text not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- when it is removed; null while the client keeps it
  expires_at timestamptz,
  constraint tmf_resources_id unique (client_id, resource, id)
);
create index tmf_resources_by_arrival on tmf_resources (client_id, resource, arrival);
create index tmf_resources_by_external_id on tmf_resources (client_id, resource, (content ->> 'externalId'));
create index tmf_resources_by_expiry on tmf_resources (expires_at) where expires_at is not null;
