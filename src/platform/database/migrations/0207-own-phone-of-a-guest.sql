-- A guest is found by his own name and phone number too, also where he named another contact person: all keys are made anew
-- (src/features/work-list/server/update-work-list.ts). The index of the rules before stays: what asks for cases without a KVK number
-- among their keys looks there, and keys of those rules have it.
create index work_list_keys_before_4 on work_list (case_id) where keys_version < 4;
