-- What a fixed line promises beside the speed it is advertised with (Regulation (EU) 2015/2120, article 4(1)(d)):
-- in Mbit/s, all six or none of them.
alter table product_offerings
  add column minimum_download_mbs integer,
  add column normal_download_mbs integer,
  add column maximum_download_mbs integer,
  add column minimum_upload_mbs integer,
  add column normal_upload_mbs integer,
  add column maximum_upload_mbs integer,
  add constraint product_offerings_line_speeds check (
    num_nulls(minimum_download_mbs, normal_download_mbs, maximum_download_mbs,
      minimum_upload_mbs, normal_upload_mbs, maximum_upload_mbs) in (0, 6)
    and 0 < minimum_download_mbs and minimum_download_mbs <= normal_download_mbs
    and normal_download_mbs <= maximum_download_mbs
    and 0 < minimum_upload_mbs and minimum_upload_mbs <= normal_upload_mbs
    and normal_upload_mbs <= maximum_upload_mbs
  );

-- The lines that were shipped until now, as content/catalogue/internet.json has them; a line of the provider's own has none
-- until an import brings them.
update product_offerings as offering set
  minimum_download_mbs = speeds.minimum_download, normal_download_mbs = speeds.normal_download,
  maximum_download_mbs = speeds.download, minimum_upload_mbs = speeds.minimum_upload,
  normal_upload_mbs = speeds.normal_upload, maximum_upload_mbs = speeds.upload
from (values
  (true, 100, 100, 80, 95, 80, 95),
  (true, 200, 200, 160, 190, 160, 190),
  (true, 500, 500, 400, 475, 400, 475),
  (true, 1000, 1000, 800, 950, 800, 950),
  (true, 2000, 2000, 1600, 1900, 1600, 1900),
  (true, 4000, 4000, 3200, 3800, 3200, 3800),
  (false, 50, 10, 25, 40, 5, 8),
  (false, 100, 30, 50, 80, 15, 24),
  (false, 200, 60, 100, 160, 30, 48)
) as speeds (fiber, download, upload, minimum_download, normal_download, minimum_upload, normal_upload)
where offering.id between 11001 and 11999 and offering.product_sub_type is null
  and offering.fiber = speeds.fiber
  and offering.download_speed_mbs = speeds.download and offering.upload_speed_mbs = speeds.upload;
