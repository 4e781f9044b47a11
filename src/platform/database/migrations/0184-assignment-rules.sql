-- Who gets a case that comes in (docs/decisions/desk.md#rules-assign-what-comes-in): an ordered table, of which the first rule that
-- fits counts. What is null fits every case.
create table assignment_rules (
  position integer primary key,
  name text not null,
  kind text,
  product_type text,
  form_id text,
  postcode_from text,
  postcode_to text,
  reseller_id text references resellers (id) on delete cascade
);
create index assignment_rules_by_reseller on assignment_rules (reseller_id);

-- To whom: one colleague, or whoever of several has the least open work.
create table assignment_rule_members (
  position integer not null references assignment_rules (position) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  primary key (position, staff_id)
);
create index assignment_rule_members_by_staff on assignment_rule_members (staff_id);

-- Colleagues who are away until a day, that day included, and who replaces them.
create table staff_absences (
  staff_id uuid primary key references staff (id) on delete cascade,
  until date not null,
  replacement_id uuid references staff (id) on delete set null
);
create index staff_absences_by_replacement on staff_absences (replacement_id);

-- One row: whoever changes the table says which version it was.
create table assignment_settings (
  is_only boolean primary key default true check (is_only),
  version integer not null default 1
);
insert into assignment_settings default values;

-- Whether the rules have still to look at a case. Cases that were listed before are left as they are.
alter table work_list add column is_to_assign boolean not null default false;
alter table work_list alter column is_to_assign set default true;
create index work_list_to_assign on work_list (case_id) where is_to_assign;
