import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

const ofChange = [of('contact', 'name'), of('contact', 'order'), of('colleague', 'words')] as const

export const personalData: PersonalData = {
  tables: {
    line_changes: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        proposed_by: [of('colleague', 'reference')],
        proposed_at: [of('colleague', 'trace')],
        message: [of('colleague', 'words')],
        lines_before: [of('contact', 'order')],
        lines_after: [of('contact', 'order')],
        ended_at: [of('contact', 'trace')],
        agreed: [of('signatory', 'words')],
        answer: [of('contact', 'words')],
      },
      nobody: ['id', 'state', 'product_format', 'link_id', 'expires_at'],
    },
  },
  messages: {
    'lines-proposed': { to: 'contact', tells: ofChange },
    'lines-changed': { to: 'contact', tells: ofChange },
  },
}
