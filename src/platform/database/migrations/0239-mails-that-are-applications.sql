-- A mail that is an application for a job becomes one (src/features/cases/server/desk/make-application.ts): what the list has of the
-- case follows, and the rules of assignment look again at one that is nobody's.
create function follow_form() returns trigger language plpgsql as $$
begin
  update work_list set kind = new.kind, form_id = new.form_id, is_to_assign = is_to_assign or assignee_id is null
  where case_id = new.case_id;
  return null;
end $$;
create trigger form_followed after insert on form_submissions for each row when (new.kind = 'form')
  execute function follow_form();
