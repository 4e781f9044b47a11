-- Corrections and added addresses count in the reach of products: `by_hand` is what they add to the counts of the files, and take from
-- them (AddressCount with a sign), `by_hand_of` how they stood when that was counted.
alter table coverage_counts
  add column by_hand jsonb not null default '[]',
  add column by_hand_of text not null default '';
