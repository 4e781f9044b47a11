import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

export const personalData: PersonalData = {
  files: {
    'the log of events as CSV': {
      // The file is kept by the colleague who downloads it; the download is an event itself.
      activities: ['events', 'every-case'],
      holds: [
        of('account-holder', 'name'),
        of('account-holder', 'contact'),
        of('contact', 'name'),
        of('contact', 'contact'),
        of('colleague', 'name'),
        of('colleague', 'trace'),
      ],
      writtenBy: ['src/features/audit/server/routes.ts'],
    },
  },
}
