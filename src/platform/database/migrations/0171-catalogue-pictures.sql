-- Pictures of devices that colleagues added, by the SHA-256 of their bytes. They stay, because old orders show them.
create table catalogue_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('png', 'jpg', 'webp')),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
