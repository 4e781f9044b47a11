import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

const ofReturn = [of('contact', 'name'), of('contact', 'order'), of('contact', 'organisation')] as const

export const personalData: PersonalData = {
  messages: {
    'return-slip': { to: 'contact', tells: ofReturn },
    'return-reminder': { to: 'contact', tells: ofReturn },
  },
  tables: {
    device_returns: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        position: [of('contact', 'order')],
        outcome: [of('contact', 'order')],
        quantity: [of('contact', 'order')],
        day: [of('contact', 'order')],
        words: [of('contact', 'words'), of('colleague', 'words')],
        amount_in_cents: [of('contact', 'order')],
        recorded_at: [of('contact', 'trace')],
      },
      nobody: ['id'],
    },
    return_mails: {
      activities: ['orders'],
      persons: {
        case_id: [of('contact', 'reference')],
        ended_on: [of('contact', 'order')],
        slip_on: [of('contact', 'trace')],
        slip_at: [of('contact', 'trace')],
        reminded_at: [of('contact', 'trace')],
      },
      nobody: [],
    },
  },
}
