import { years } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldEvents } from './forget-events.ts'

const anyone = [
  of('account-holder', 'name'),
  of('account-holder', 'contact'),
  of('contact', 'name'),
  of('contact', 'contact'),
  of('contact', 'address'),
  of('sender', 'words'),
  of('colleague', 'contact'),
] as const

/** Facts name no person (src/common/event-kind.ts); they tell what was done, and of which rows. */
const facts = [of('contact', 'trace'), of('account-holder', 'reference'), of('colleague', 'trace')] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'events',
      persons: ['account-holder', 'colleague'],
      purposes: ['accountability'],
      // By then claims have lapsed (art. 3:307 BW).
      period: years(5),
      since: 'it happened, of what is about no case',
      forget: ({ database }, age) => forgetOldEvents(database, age),
    },
  ],
  tables: {
    event_values: {
      activities: ['every-case', 'events'],
      persons: { event_id: [of('contact', 'reference')], before: anyone, after: anyone },
      nobody: ['field'],
    },
  },
}

/** The events themselves. @param factNames facts that features declare for theirs */
export const personalDataOfEvents = (factNames: readonly string[]): PersonalData => ({
  tables: {
    events: {
      activities: ['every-case', 'events'],
      persons: {
        occurred_at: [of('account-holder', 'trace'), of('contact', 'trace'), of('colleague', 'trace')],
        actor_id: [
          of('account-holder', 'reference'),
          of('reseller', 'reference'),
          of('colleague', 'reference'),
        ],
        case_id: [of('contact', 'reference')],
        customer_id: [of('account-holder', 'reference')],
        staff_id: [of('colleague', 'reference')],
        data: { keys: Object.fromEntries(factNames.map(name => [name, facts])) },
      },
      nobody: ['id', 'actor_kind', 'product_id', 'type', 'changed_fields'],
    },
  },
})
