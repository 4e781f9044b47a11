import { ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'

/** The register knows addresses and not who lives there; what is checked is not kept. */
export const personalData: PersonalData = {
  tables: {
    addresses: ofNobody('zip_code', 'house_number', 'house_letter', 'addition', 'street', 'city'),
    coverage: ofNobody(
      'zip_code_from',
      'zip_code_to',
      'postcodes',
      'house_number',
      'suffix',
      'network_owner',
      'technology',
      'availability',
      'max_download_mbs',
      'max_upload_mbs',
      'delivery_weeks_from',
      'delivery_weeks_to',
      'one_time_in_cents',
    ),
  },
}
