-- Who keeps the coverage and does nothing else (src/features/desk/staff-roles.ts).
alter table staff
  drop constraint staff_role_check,
  add constraint staff_role_check
    check (role in ('lezer', 'verkoop', 'catalogus', 'dekking', 'personeel', 'beheerder'));
