import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'

const reference = [of('colleague', 'reference')] as const

export const personalData: PersonalData = {
  tables: {
    assignment_rules: ofNobody(
      'position',
      'name',
      'kind',
      'purpose',
      'product_type',
      'form_id',
      'postcode_from',
      'postcode_to',
      'reseller_id',
    ),
    assignment_rule_members: {
      activities: ['colleagues'],
      persons: { staff_id: reference },
      nobody: ['position'],
    },
    staff_absences: {
      activities: ['colleagues'],
      persons: {
        staff_id: reference,
        since: [of('colleague', 'trace')],
        until: [of('colleague', 'trace')],
        replacement_id: reference,
      },
      nobody: [],
    },
    assignment_settings: ofNobody('is_only', 'version'),
  },
}
