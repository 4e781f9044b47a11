-- The desk finds an account by the phone number of its organisation or its contact person, however either is written:
-- the digits with the country in front, as src/features/work-list/search-keys.ts makes them of a case.
create function account_phone_key(phone text) returns text
language sql immutable parallel safe
return regexp_replace(regexp_replace(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', ''), '^310', '31'), '^0', '31');
create index customers_by_phone on customers (account_phone_key(organization ->> 'phoneNumber'));
create index customers_by_contact_phone on customers (account_phone_key(contact_details ->> 'phoneNumber'));
create index registrations_by_phone on registrations (account_phone_key(organization ->> 'phoneNumber'));
