-- From which day a colleague is away; null is from now on.
alter table staff_absences add column since date;
