-- The id under which a resource was sent before it moved into the catalogue, where it has a number.
alter table tmf_resources add column former_id text;
create index tmf_resources_by_former_id on tmf_resources (client_id, resource, former_id) where former_id is not null;

-- By the id of a party that the sender of an order or a quote named.
create index api_cases_by_party on api_cases using gin ((sent -> 'relatedParty') jsonb_path_ops) where sent ? 'relatedParty';
