-- Notices of several agreements that were given with one press, and that one mail tells of: the id of the first of them, which has it too.
alter table notices add column given_with uuid;
create index notices_given_with on notices (given_with) where given_with is not null;
