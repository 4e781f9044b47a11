import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'

/** Who says so of coverage, and in which words. */
const byColleagues = {
  made_by: [of('colleague', 'reference')],
  ended_by: [of('colleague', 'reference')],
  source: [of('colleague', 'words')],
  reason: [of('colleague', 'words')],
} as const

/** The register knows addresses and not who lives there; what is checked is not kept. */
export const personalData: PersonalData = {
  activities: [
    {
      name: 'coverage-imports',
      persons: ['colleague'],
      purposes: ['accountability'],
      period: null,
      // The import stays; the colleague is no longer named.
      until: 'the colleague is forgotten',
    },
    {
      name: 'coverage-corrections',
      persons: ['colleague'],
      purposes: ['accountability'],
      period: null,
      // The correction stays; the colleague is no longer named.
      until: 'the colleague is forgotten',
    },
  ],
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
    coverage_corrections: {
      activities: ['coverage-corrections'],
      persons: byColleagues,
      nobody: [
        'id',
        'version',
        'zip_code',
        'number_from',
        'number_to',
        'parity',
        'suffix',
        'technology',
        'availability',
        'max_download_mbs',
        'max_upload_mbs',
        'delivery_weeks_from',
        'delivery_weeks_to',
        'one_time_in_cents',
        'starts_on',
        'ends_on',
        'made_at',
        'changed_at',
        'ended_at',
      ],
    },
    added_addresses: {
      activities: ['coverage-corrections'],
      persons: byColleagues,
      nobody: [
        'id',
        'version',
        'zip_code',
        'house_number',
        'suffix',
        'street',
        'city',
        'made_at',
        'ended_at',
      ],
    },
    coverage_counts: ofNobody('is_only', 'coverage_import', 'addresses_import', 'counts', 'counted_at'),
    // Postcodes by the month, and by four digits where they were counted less than three times; nothing of who looked.
    missed_look_ups: ofNobody('month', 'place', 'kind', 'count'),
    coverage_imports: {
      activities: ['coverage-imports'],
      persons: { staff_id: [of('colleague', 'reference')], decided_by: [of('colleague', 'reference')] },
      nobody: [
        'id',
        'kind',
        'origin',
        'state',
        'file_name',
        'file_bytes',
        'received_bytes',
        'row_count',
        'bad_row_count',
        'bad_rows',
        'comparison',
        'arrived_at',
        'starts_at',
        'live_at',
        'ended_at',
        'replaces',
        'version',
      ],
    },
  },
}
