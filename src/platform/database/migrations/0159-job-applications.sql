-- Who reads job applications and nothing else (domain/case-scope.ts).
alter table staff
  drop constraint staff_role_check,
  add constraint staff_role_check check (role in ('lezer', 'verkoop', 'catalogus', 'personeel', 'beheerder'));

-- The list shows which form of the website a case came in with, and leaves out those that a colleague does not see.
alter table work_list add column form_id text;

create function form_of_listed() returns trigger language plpgsql as $$
begin
  new.form_id := (select form_id from form_submissions where case_id = new.case_id and kind = 'form');
  return new;
end $$;
create trigger form_known before insert on work_list for each row when (new.kind = 'form')
  execute function form_of_listed();

update work_list set form_id = form_submissions.form_id
  from form_submissions where form_submissions.case_id = work_list.case_id and work_list.kind = 'form';

create index work_list_urgent_by_form on work_list (form_id, due_at, case_id) where is_open and form_id is not null;
create index work_list_by_form on work_list (form_id, case_id) where form_id is not null;

-- Whether a mail or a webhook call is about a case that came in with one of these forms.
create function is_about_form(forms text[], of_case bigint, of_event bigint) returns boolean stable language sql as $$
  select exists (
    select from form_submissions
    where form_id = any (forms)
      and case_id = coalesce(of_case, (select case_id from events where events.id = of_event)))
$$;

-- An applicant may agree to be kept for a year (content/application-consent-texts.ts).
alter table agreement_texts
  drop constraint agreement_texts_kind_check,
  add constraint agreement_texts_kind_check check (kind in ('terms', 'direct-debit', 'long-term', 'application'));
