-- A case is found by the names of its files: all keys are made anew (src/features/work-list/server/update-work-list.ts). The index of the
-- rules before stays for the release that runs beside this one.
create index work_list_keys_before_6 on work_list (case_id) where keys_version < 6;

create trigger followed after insert or delete or update of draft_of, name on case_files
  for each row execute function follow_written_words();
