import { days } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldJobs } from './stored-jobs.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'bulk-jobs',
      persons: ['colleague'],
      purposes: ['accountability'],
      period: days(30),
      since: 'the job was made',
      forget: ({ database }, age) => forgetOldJobs(database, age),
    },
  ],
  files: {
    'cases as CSV': {
      // The file is kept by the colleague who downloads it; the download is an event itself.
      activities: ['every-case'],
      holds: [
        of('contact', 'name'),
        of('contact', 'organisation'),
        of('sender', 'name'),
        of('applicant', 'name'),
        of('colleague', 'name'),
      ],
      writtenBy: ['src/features/bulk-actions/server/routes.ts'],
    },
  },
  tables: {
    bulk_jobs: {
      activities: ['bulk-jobs'],
      persons: {
        staff_id: [of('colleague', 'reference')],
        action: {
          keys: {
            act: [],
            assignee: [of('colleague', 'reference')],
            until: [],
            untilAnswer: [],
            kind: [],
            state: [],
            reason: [],
            words: [of('colleague', 'words')],
            mail: [],
            subject: [of('colleague', 'words')],
            text: [of('colleague', 'words')],
            language: [],
            after: [of('colleague', 'reference')],
            settles: [],
          },
        },
        created_at: [of('colleague', 'trace')],
        ended_at: [of('colleague', 'trace')],
      },
      nobody: ['id', 'undoes', 'state', 'starts_at', 'missing'],
    },
    bulk_job_cases: {
      activities: ['every-case', 'bulk-jobs'],
      persons: {
        case_id: [of('contact', 'reference')],
        message: [of('colleague', 'name')],
        before: { keys: { assigneeId: [of('colleague', 'reference')], dueAt: [], snooze: [] } },
      },
      nobody: ['job_id', 'position', 'version', 'expected', 'outcome', 'became'],
    },
  },
}
