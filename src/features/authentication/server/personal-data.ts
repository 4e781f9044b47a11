import { minutes } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldFailures, longestThrottleMinutes } from './login-throttle.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'login-failures',
      persons: ['visitor'],
      purposes: ['security'],
      period: minutes(longestThrottleMinutes),
      since: 'the first wrong password',
      forget: ({ database }) => forgetOldFailures(database),
    },
  ],
  tables: {
    login_failures: {
      activities: ['login-failures'],
      persons: {
        key_hash: [of('visitor', 'reference'), of('visitor', 'device')],
        failures: [of('visitor', 'trace')],
        window_ends_at: [of('visitor', 'trace')],
      },
      nobody: ['scope'],
    },
  },
}
