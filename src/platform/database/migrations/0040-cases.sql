-- Everything that comes in is a case: an order, a quote request, a fibre enquiry or a form of the website. What all have
-- stands in `cases`, what is particular to a kind in a table of its own that refers to (case_id, kind), so that a row of
-- the wrong kind is impossible.
create table cases (
  id bigint generated always as identity primary key,
  -- nine digits, the last a check digit; shown as 482-739-165
  number text not null constraint cases_number_key unique check (number ~ '^[1-9][0-9]{8}$'),
  kind text not null,
  state text not null,
  product_type text check (product_type in ('internet', 'cloud', 'mobiel', 'telefonie')),
  -- who is called about it; null where a form does not ask
  organization_name text,
  contact_name text,
  contact_email text,
  contact_phone text,
  -- whose it is; what came without an account is nobody's
  customer_id uuid references customers (id) on delete set null,
  reseller_id text references resellers (id),
  -- whose session opened it, so that only that visitor sees it on the thank-you page
  visitor_hash bytea,
  -- by when we call
  due_at timestamptz,
  -- who of the staff takes care of it; null is nobody yet
  assignee_id uuid,
  -- one more with every change, so that two people do not change it unseen of each other
  version integer not null default 1,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_reason text,
  unique (id, kind),
  -- domain/case-states.ts; a test compares
  constraint cases_state check (
    (kind = 'order' and state in
      ('acknowledged', 'pending', 'held', 'inProgress', 'completed', 'cancelled', 'rejected', 'failed'))
    or (kind = 'quote' and state in ('inProgress', 'pending', 'approved', 'accepted', 'rejected', 'cancelled'))
    or (kind in ('fibre-enquiry', 'form') and state in ('new', 'answered', 'closed'))),
  constraint cases_closed check (
    (closed_at is not null)
      = (state in ('completed', 'cancelled', 'rejected', 'failed', 'accepted', 'closed'))),
  constraint cases_closed_reason check (
    (state <> 'closed' or closed_reason is not null) and (closed_reason is null or closed_at is not null)),
  constraint cases_product_type check ((product_type is not null) = (kind in ('order', 'quote')))
);
create index cases_by_visitor on cases (visitor_hash, id desc) where visitor_hash is not null;
create index cases_by_customer on cases (customer_id, id desc) where customer_id is not null;
create index cases_by_reseller on cases (reseller_id) where reseller_id is not null;
create index cases_by_opening on cases (kind, opened_at);
-- What still has to be done, the most urgent first.
create index cases_open on cases (due_at, id) where closed_at is null;

create table product_orders (
  case_id bigint primary key,
  kind text not null default 'order' check (kind = 'order'),
  kvk_number text not null,
  -- false where the company register could not confirm the number: staff check it
  kvk_checked boolean not null,
  vat_number text not null default '',
  -- null where no VAT number was given
  vat_standing text check (vat_standing in ('known', 'not-checked')),
  -- in which form the documents below are written (server/orders/stored-details.ts)
  details_format smallint not null default 1,
  organization jsonb not null,
  contact_person jsonb not null,
  technical_person jsonb,
  invoice_address jsonb,
  installation_address jsonb not null,
  -- false while the address register was down: coverage alone decided
  address_checked boolean not null default true,
  -- AES-256-GCM under a key derived from APP_SECRET; how it ends stands in organization, for people
  iban_encrypted bytea not null,
  direct_debit boolean not null,
  monthly_in_cents integer not null,
  one_time_in_cents integer not null,
  foreign key (case_id, kind) references cases (id, kind) on delete cascade
);

create table product_quotes (
  case_id bigint primary key,
  kind text not null default 'quote' check (kind = 'quote'),
  details_format smallint not null default 1,
  installation_address jsonb not null,
  address_checked boolean not null default true,
  monthly_in_cents integer not null,
  one_time_in_cents integer not null,
  foreign key (case_id, kind) references cases (id, kind) on delete cascade
);

-- What a form of the website was filled in with: [{name, label, value}], as the form named them then.
create table form_submissions (
  case_id bigint primary key,
  kind text not null check (kind in ('fibre-enquiry', 'form')),
  form_id text not null,
  answers jsonb not null,
  foreign key (case_id, kind) references cases (id, kind) on delete cascade
);

-- What was sold or asked for, at which price.
create table case_lines (
  case_id bigint not null references cases (id) on delete cascade,
  position smallint not null,
  product_id integer not null,
  quantity integer not null check (quantity between 1 and 9900),
  price_in_cents integer not null,
  contract_duration integer not null,
  -- the product as it was sold, and in which form it is written (server/orders/stored-product.ts)
  product_format smallint not null default 1,
  product jsonb not null,
  primary key (case_id, position)
);

-- Texts that people agree to, word for word; {creditor} and the like stand for what a consent was given to. A text that
-- is here never changes: another wording is another version.
create table agreement_texts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('terms', 'direct-debit', 'long-term')),
  version text not null,
  -- null for a version of the past whose text the next start brings, or nobody has any more
  text text,
  unique (kind, version)
);
create function keep_agreement_text() returns trigger language plpgsql as $$
begin
  raise exception 'Een tekst waarmee mensen akkoord gingen verandert niet: geef de nieuwe tekst een nieuwe versie.'
    using errcode = 'object_not_in_prerequisite_state';
end $$;
create trigger agreement_texts_kept before update on agreement_texts
  for each row when (old.text is not null) execute function keep_agreement_text();

-- What was agreed to: which text, when, and for a mandate its reference.
create table case_consents (
  case_id bigint not null references cases (id) on delete cascade,
  agreement_text_id integer not null references agreement_texts (id),
  reference text,
  -- what stood in the text's places: {"creditor": …}; null where nobody kept it
  filled_in jsonb,
  given_at timestamptz not null default now(),
  primary key (case_id, agreement_text_id)
);

-- Numbers that come along from another provider.
create table port_in_requests (
  case_id bigint not null references cases (id) on delete cascade,
  position smallint not null,
  -- +31201234567
  number text not null,
  -- domain/port-in-states.ts; a test compares
  state text not null default 'requested' constraint port_in_requests_state check
    (state in ('requested', 'planned', 'completed', 'rejected', 'cancelled')),
  wish_date date,
  primary key (case_id, position)
);

-- What happened: who did it, when, to which case, customer or product, and which fields changed. Nothing that names a
-- person stands here: values of persons are in event_values and can be erased.
create table events (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'system', 'reseller', 'visitor')),
  actor_id text,
  -- it goes with what it tells about, when that is forgotten
  case_id bigint references cases (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  product_id integer,
  type text not null,
  changed_fields text[] not null default '{}',
  data jsonb not null default '{}'
);
create index events_by_case on events (case_id, id) where case_id is not null;
create index events_by_customer on events (customer_id, id) where customer_id is not null;

create table event_values (
  event_id bigint not null references events (id) on delete cascade,
  field text not null,
  before text,
  after text,
  primary key (event_id, field)
);

-- Events are appended and stay, but for what retention removes: `set local shop.retention = 'on'` in its transaction.
create function keep_events() returns trigger language plpgsql as $$
begin
  if current_setting('shop.retention', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'Wat er gebeurd is wordt niet gewijzigd of gewist.'
    using errcode = 'object_not_in_prerequisite_state';
end $$;
create trigger events_kept before update or delete on events for each row execute function keep_events();
create trigger events_kept_whole before truncate on events for each statement execute function keep_events();

-- The old tables are carried over and become views of the same names.
alter table orders rename to orders_before;
alter table order_lines rename to order_lines_before;
alter table quotes rename to quotes_before;
alter table quote_lines rename to quote_lines_before;
alter table consents rename to consents_before;
alter table fibre_enquiries rename to fibre_enquiries_before;
alter table site_form_submissions rename to site_form_submissions_before;

-- Enquiries and forms get a number as orders and quotes have one: 9, seven random digits, and the check digit of
-- domain/order-number.ts.
create function pg_temp.with_check_digit(body text) returns text language plpgsql as $$
declare
  quasigroup constant text[] := array['0317598642', '7092154863', '4206871359', '1750983426', '6123045978',
    '3674209581', '5869720134', '8945362017', '9438617205', '2581436790'];
  interim integer := 0;
begin
  for place in 1..length(body) loop
    interim := substr(quasigroup[interim + 1], substr(body, place, 1)::integer + 1, 1)::integer;
  end loop;
  return body || interim;
end $$;

create temporary table numbered (kind text, old_id bigint, number text unique, primary key (kind, old_id))
  on commit drop;
do $$
declare
  unnumbered record;
  candidate text;
begin
  for unnumbered in
    select 'fibre-enquiry' as kind, id from fibre_enquiries_before
    union all select 'form', id from site_form_submissions_before
  loop
    loop
      candidate := pg_temp.with_check_digit((90000000 + floor(random() * 10000000)::integer)::text);
      exit when not exists (select from quotes_before where quote_number = candidate)
        and not exists (select from numbered where number = candidate);
    end loop;
    insert into numbered values (unnumbered.kind, unnumbered.id, candidate);
  end loop;
end $$;

-- What came in before was promised a call on the next working day; which days were holidays nobody kept.
create function pg_temp.due_after(opened timestamptz) returns timestamptz language sql as $$
  select (day + case extract(isodow from day) when 5 then 4 when 6 then 3 else 2 end)::timestamp
    at time zone 'Europe/Amsterdam'
  from (select (opened at time zone 'Europe/Amsterdam')::date as day) as opening
$$;

insert into cases (number, kind, state, product_type, organization_name, contact_name, contact_email, contact_phone,
  customer_id, reseller_id, visitor_hash, due_at, opened_at, closed_at)
select number, kind, state, product_type, organization_name, nullif(trim(contact_name), ''), contact_email,
  contact_phone, customer_id, reseller_id, visitor_hash, pg_temp.due_after(opened_at), opened_at,
  case when state in ('completed', 'cancelled', 'rejected', 'failed', 'accepted') then now() end
from (
  select order_number as number, 'order' as kind, state, product_type, company_name as organization_name,
    concat_ws(' ', contact_person ->> 'firstName', contact_person ->> 'lastName') as contact_name,
    email as contact_email, contact_person ->> 'phoneNumber' as contact_phone,
    customer_id, reseller_id, session_hash as visitor_hash, created_at as opened_at, id as old_id
  from orders_before
  union all
  select quote_number, 'quote', state, product_type, company_name, full_name, email, phone_number,
    customer_id, reseller_id, session_hash, created_at, id
  from quotes_before
  union all
  select number, kind, 'new', null, enquiry ->> 'bedrijf', enquiry ->> 'voornaam', enquiry ->> 'email',
    enquiry ->> 'telefoonnummers', null, null, null, created_at, old_id
  from fibre_enquiries_before join numbered on kind = 'fibre-enquiry' and old_id = id
  union all
  select number, kind, 'new', null, filled_in ->> 'bedrijf', filled_in ->> 'naam', filled_in ->> 'email',
    filled_in ->> 'telefoon', null, null, null, created_at, old_id
  from site_form_submissions_before join numbered on kind = 'form' and old_id = id,
    lateral (select jsonb_object_agg(answer ->> 'name', nullif(answer ->> 'value', '')) as filled_in
             from jsonb_array_elements(answers) as answer) as fields
) as old
order by opened_at, old_id;

insert into product_orders (case_id, kvk_number, kvk_checked, vat_number, vat_standing, organization, contact_person,
  technical_person, invoice_address, installation_address, address_checked, iban_encrypted, direct_debit,
  monthly_in_cents, one_time_in_cents)
select cases.id, kvk_number, kvk_checked, vat_number, vat_standing, organization, contact_person, technical_person,
  invoice_address, installation_address, address_checked, iban_encrypted, direct_debit, monthly_in_cents,
  one_time_in_cents
from orders_before join cases on number = order_number;

insert into product_quotes (case_id, installation_address, address_checked, monthly_in_cents, one_time_in_cents)
select cases.id, installation_address, address_checked, monthly_in_cents, one_time_in_cents
from quotes_before join cases on number = quote_number;

insert into form_submissions (case_id, kind, form_id, answers)
select cases.id, cases.kind, 'fibre-enquiry', (
  select jsonb_agg(jsonb_build_object('name', name, 'label', label, 'value', coalesce(enquiry ->> name, ''))
    order by position)
  from (values (1, 'bandwidth', 'Bandbreedte'), (2, 'zipCode', 'Postcode'), (3, 'houseNumber', 'Huisnummer'),
    (4, 'houseNumberExtension', 'Toevoeging'), (5, 'bedrijf', 'Bedrijfsnaam'), (6, 'voornaam', 'Naam'),
    (7, 'telefoonnummers', 'Telefoonnummer'), (8, 'email', 'E-mailadres')) as field (position, name, label))
from fibre_enquiries_before as old
join numbered on numbered.kind = 'fibre-enquiry' and old_id = old.id
join cases using (number);

insert into form_submissions (case_id, kind, form_id, answers)
select cases.id, cases.kind, form_id, answers
from site_form_submissions_before as old
join numbered on numbered.kind = 'form' and old_id = old.id
join cases using (number);

insert into case_lines (case_id, position, product_id, quantity, price_in_cents, contract_duration, product)
select cases.id, position, product_id, quantity, price_in_cents, contract_duration, product
from order_lines_before join orders_before on orders_before.id = order_id join cases on number = order_number
union all
select cases.id, position, product_id, quantity, price_in_cents, contract_duration, product
from quote_lines_before join quotes_before on quotes_before.id = quote_id join cases on number = quote_number;

insert into port_in_requests (case_id, position, number)
select cases.id, position - 1, kept.number
from orders_before join cases on cases.number = order_number,
  unnest(phone_number_retention) with ordinality as kept (number, position);

insert into agreement_texts (kind, version)
select kind, text_version from consents_before group by kind, text_version order by kind, text_version;
insert into case_consents (case_id, agreement_text_id, reference, given_at)
select cases.id, agreement_texts.id, min(reference), min(given_at)
from consents_before as given
left join orders_before on orders_before.id = given.order_id
left join quotes_before on quotes_before.id = given.quote_id
join cases on cases.number = coalesce(order_number, quote_number)
join agreement_texts on agreement_texts.kind = given.kind and agreement_texts.version = text_version
group by cases.id, agreement_texts.id;

insert into events (occurred_at, actor_kind, actor_id, case_id, customer_id, type)
select opened_at, case when customer_id is null then 'visitor' else 'customer' end, customer_id::text, id, customer_id,
  'case-opened'
from cases order by id;

-- Mails and webhook calls belong to a case.
alter table outbox_emails add column case_id bigint references cases (id) on delete cascade;
update outbox_emails set case_id = cases.id
  from orders_before join cases on number = order_number where order_id = orders_before.id;
update outbox_emails set case_id = cases.id
  from quotes_before join cases on number = quote_number where quote_id = quotes_before.id;
update outbox_emails set case_id = cases.id
  from numbered join cases using (number) where numbered.kind = 'fibre-enquiry' and old_id = fibre_enquiry_id;
update outbox_emails set case_id = cases.id
  from numbered join cases using (number) where numbered.kind = 'form' and old_id = site_form_submission_id;
alter table outbox_emails
  drop column order_id,
  drop column quote_id,
  drop column fibre_enquiry_id,
  drop column site_form_submission_id,
  add constraint outbox_emails_subject
    check (num_nonnulls(case_id, account_link_id, customer_id, dead_letter_report_id) = 1);
create index outbox_emails_by_case on outbox_emails (case_id) where case_id is not null;
-- The version before names these two in the statement that orders: it must be readable, so that the view's trigger
-- refuses it with a sentence. Without the other two its outbox leaves these mails to the new version.
alter table outbox_emails
  add column order_id bigint check (order_id is null),
  add column quote_id bigint check (quote_id is null);

alter table webhook_calls add column case_id bigint references cases (id) on delete cascade;
update webhook_calls set case_id = cases.id
  from numbered join cases using (number) where numbered.kind = 'form' and old_id = submission_id;
alter table webhook_calls alter column case_id set not null, drop column submission_id;
create index webhook_calls_by_case on webhook_calls (case_id);

drop table consents_before, order_lines_before, quote_lines_before, orders_before, quotes_before,
  fibre_enquiries_before, site_form_submissions_before;

-- The version before, while it still runs beside this one: it reads as before, and what it wants to store it refuses with
-- 503 and Retry-After (57P03), so that nothing is lost. A later release drops these views.
create function refuse_version_before() returns trigger language plpgsql as $$
begin
  raise exception 'This copy of the shop is of the version before: what comes in is stored by the new one.'
    using errcode = 'cannot_connect_now';
end $$;

create view orders as
  select cases.id, cases.number as order_number, cases.product_type, cases.state, cases.visitor_hash as session_hash,
    cases.reseller_id, cases.organization_name as company_name, kvk_number, kvk_checked, vat_number,
    cases.contact_email as email, organization, contact_person, technical_person, invoice_address,
    installation_address, iban_encrypted, direct_debit,
    coalesce((select array_agg(port_in_requests.number order by position) from port_in_requests
      where port_in_requests.case_id = cases.id), '{}') as phone_number_retention,
    monthly_in_cents, one_time_in_cents, cases.opened_at as created_at, cases.customer_id, address_checked,
    vat_standing
  from cases join product_orders on product_orders.case_id = cases.id;

create view order_lines as
  select case_id as order_id, position::integer, product_id, quantity, price_in_cents, contract_duration, product
  from case_lines join cases on cases.id = case_id and cases.kind = 'order';

create view quotes as
  select cases.id, cases.number as quote_number, cases.product_type, cases.state, cases.visitor_hash as session_hash,
    cases.reseller_id, cases.organization_name as company_name, cases.contact_name as full_name,
    cases.contact_email as email, cases.contact_phone as phone_number, installation_address, monthly_in_cents,
    one_time_in_cents, cases.opened_at as created_at, cases.customer_id, address_checked
  from cases join product_quotes on product_quotes.case_id = cases.id;

create view quote_lines as
  select case_id as quote_id, position::integer, product_id, quantity, price_in_cents, contract_duration, product
  from case_lines join cases on cases.id = case_id and cases.kind = 'quote';

create view consents as
  select agreement_text_id::bigint as id, case_id as order_id, null::bigint as quote_id, agreement_texts.kind,
    agreement_texts.version as text_version, reference, given_at
  from case_consents join agreement_texts on agreement_texts.id = agreement_text_id
    join cases on cases.id = case_id and cases.kind = 'order'
  union all
  select agreement_text_id::bigint, null, case_id, agreement_texts.kind, agreement_texts.version, reference, given_at
  from case_consents join agreement_texts on agreement_texts.id = agreement_text_id
    join cases on cases.id = case_id and cases.kind = 'quote';

create view fibre_enquiries as
  select case_id as id,
    (select jsonb_object_agg(answer ->> 'name', answer -> 'value') from jsonb_array_elements(answers) as answer)
      as enquiry,
    opened_at as created_at
  from form_submissions join cases on cases.id = case_id where form_submissions.kind = 'fibre-enquiry';

create view site_form_submissions as
  select case_id as id, form_id, answers, opened_at as created_at
  from form_submissions join cases on cases.id = case_id where form_submissions.kind = 'form';

do $$
declare
  name text;
begin
  foreach name in array array['orders', 'order_lines', 'quotes', 'quote_lines', 'consents', 'fibre_enquiries',
    'site_form_submissions']
  loop
    execute format('create trigger refused instead of insert on %I for each row execute function refuse_version_before()',
      name);
  end loop;
end $$;
