import { ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  tables: {
    catalogue_revision: ofNobody('is_only', 'revision', 'changed_at'),
    product_offerings: ofNobody(
      'id',
      'product_type',
      'position',
      'name',
      'product_sub_type',
      'section_name',
      'information',
      'promoted',
      'contract_duration',
      'fiber',
      'download_speed_mbs',
      'upload_speed_mbs',
      'data_bundle_gb',
      'image_url',
      'minimum_download_mbs',
      'normal_download_mbs',
      'maximum_download_mbs',
      'minimum_upload_mbs',
      'normal_upload_mbs',
      'maximum_upload_mbs',
    ),
    priced_products: ofNobody('id', 'offering_id', 'role', 'name'),
    product_prices: ofNobody(
      'id',
      'product_id',
      'valid',
      'price_in_cents',
      'list_price_in_cents',
      'free_months',
    ),
  },
}
