import { hours, years } from '../../../common/personal-data.ts'
import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetEndedStaffSessions, staffSessionHours } from './stored-sessions.ts'
import { forgetFormerColleagues } from './stored-staff.ts'

const trace = [of('colleague', 'trace')] as const
const login = [of('colleague', 'login')] as const
const reference = [of('colleague', 'reference')] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'staff-sessions',
      persons: ['colleague'],
      purposes: ['security'],
      period: hours(staffSessionHours),
      since: 'the colleague signed in',
      forget: ({ database }) => forgetEndedStaffSessions(database),
    },
    {
      name: 'colleagues',
      persons: ['colleague'],
      purposes: ['accountability'],
      // As long as the orders that they worked on, which name them; those go first.
      period: years(7),
      since: 'the colleague was blocked',
      forget: ({ database }, age) => forgetFormerColleagues(database, age),
    },
  ],
  encrypted: [
    {
      table: 'staff_second_factors',
      key: 'staff_id',
      type: 'uuid',
      column: 'secret_encrypted',
      purpose: 'second-factor',
    },
  ],
  tables: {
    staff: {
      activities: ['colleagues'],
      persons: {
        email: [of('colleague', 'contact')],
        email_key: login,
        name: [of('colleague', 'name')],
        role: [of('colleague', 'login')],
        password_hash: login,
        blocked_at: trace,
        created_at: trace,
        joined_at: trace,
      },
      nobody: ['id'],
    },
    staff_sessions: {
      activities: ['staff-sessions'],
      persons: {
        id_hash: login,
        staff_id: reference,
        user_agent: [of('colleague', 'device')],
        created_at: trace,
        last_seen_at: trace,
        confirmed_at: trace,
      },
      nobody: ['number', 'expires_at'],
    },
    staff_second_factors: {
      activities: ['colleagues'],
      persons: { staff_id: reference, secret_encrypted: login, confirmed_at: trace, last_step: trace },
      nobody: [],
    },
    staff_recovery_codes: {
      activities: ['colleagues'],
      persons: { staff_id: reference, code_hash: login },
      nobody: [],
    },
    staff_settings: ofNobody('is_only', 'second_factor_required'),
  },
  messages: {
    'staff-invitation': { to: 'colleague', tells: login },
    'staff-password-link': { to: 'colleague', tells: login },
    'staff-account-changed': { to: 'colleague', tells: trace },
  },
}
