import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  tables: {
    stream_filters: {
      activities: ['colleagues'],
      persons: { staff_id: [of('colleague', 'reference')] },
      nobody: ['filter'],
    },
  },
}
