-- Two foreign keys that were checked for every order and cannot break: their rows are written by statements that read what they
-- point to. What they refused or did at deleting, triggers do (docs/decisions/orders.md, "What an order costs PostgreSQL").

-- All orders agree to the same few texts. Checking that locks the rows of these texts, so that orders of the same moment wait
-- for each other and write down who holds the lock.
alter table case_consents drop constraint case_consents_agreement_text_id_fkey;
create function keep_agreed_text() returns trigger language plpgsql as $$
begin
  if exists (select from case_consents where agreement_text_id = old.id) then
    raise exception 'Een tekst waarmee iemand akkoord ging blijft bewaard.'
      using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
create trigger agreement_texts_agreed_to before delete on agreement_texts
  for each row execute function keep_agreed_text();

-- A case has some twenty keys. They are written while its row of the list is locked, and go with it.
alter table case_keys drop constraint case_keys_case_id_fkey;
create function forget_keys() returns trigger language plpgsql as $$
begin
  delete from case_keys where case_id = old.case_id;
  return null;
end $$;
create trigger keys_forgotten after delete on work_list for each row execute function forget_keys();

-- The worker finds what has no keys of today's rules by work_list_keys_of_before; nothing asks by this one.
drop index work_list_without_keys;
