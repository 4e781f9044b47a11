-- The key that credentials of API clients are hashed under; encrypted, so that hashes outlive a rotation of APP_SECRET.
create table api_hash_key (
  id text primary key default 'credentials' check (id = 'credentials'),
  key_encrypted bytea not null
);

-- Tests are shown and not counted.
alter table work_list add column is_test boolean not null default false;
create function know_test() returns trigger language plpgsql as $$
begin
  new.is_test := coalesce((select is_test from cases where id = new.case_id), false);
  -- No rule gives it to a colleague.
  if new.is_test then new.is_to_assign := false; end if;
  return new;
end $$;
create trigger test_known before insert on work_list for each row when (new.kind in ('order', 'quote'))
  execute function know_test();

