import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  tables: {
    product_ends: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        ended_on: [of('contact', 'order')],
        reason: [of('contact', 'order')],
      },
      nobody: ['position', 'has_come'],
    },
  },
}
