import { sql } from 'drizzle-orm'
import { hours } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

const trace = [of('colleague', 'trace')]

export const personalData: PersonalData = {
  activities: [
    {
      name: 'case-presence',
      persons: ['colleague'],
      purposes: ['accountability'],
      period: hours(1),
      since: 'the page was last heard of',
      async forget({ database }, age) {
        await database.execute(sql`delete from case_presence where seen_at < now() - ${age}::interval`)
      },
    },
  ],
  tables: {
    case_presence: {
      activities: ['case-presence'],
      persons: {
        staff_id: [of('colleague', 'reference')],
        case_id: trace,
        is_writing: trace,
        seen_at: trace,
      },
      nobody: ['tab'],
    },
  },
}
