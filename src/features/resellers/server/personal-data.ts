import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'resellers',
      persons: ['reseller'],
      purposes: ['contract'],
      period: null,
      until: 'its last order or account is gone',
    },
  ],
  tables: {
    resellers: {
      activities: ['resellers'],
      persons: {
        company_name: [of('reseller', 'organisation')],
        created_at: [of('reseller', 'trace')],
      },
      nobody: ['id', 'active'],
    },
  },
}
