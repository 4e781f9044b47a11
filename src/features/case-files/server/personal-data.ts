import { days } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetOldDrafts } from './store-files.ts'

const inFiles = [
  of('contact', 'words'),
  of('sender', 'words'),
  of('applicant', 'words'),
  of('colleague', 'words'),
] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'draft-files',
      persons: ['contact', 'colleague'],
      purposes: ['request'],
      period: days(1),
      since: 'the file was chosen',
      forget: ({ database }, age) => forgetOldDrafts(database, age),
    },
  ],
  encrypted: [
    {
      table: 'case_files',
      key: 'id',
      type: 'uuid',
      column: 'content_encrypted',
      purpose: 'case-file',
    },
  ],
  tables: {
    case_files: {
      activities: ['every-case', 'draft-files'],
      persons: {
        case_id: [of('contact', 'reference')],
        mail_id: [of('sender', 'reference')],
        message_id: [of('contact', 'reference')],
        event_id: [of('contact', 'reference')],
        draft_of: [of('colleague', 'reference')],
        name: inFiles,
        content_id: inFiles,
        sha256: inFiles,
        content_encrypted: inFiles,
        created_at: [of('contact', 'trace')],
      },
      nobody: ['id', 'content_type', 'size', 'scan'],
    },
  },
  files: {
    'files of a case, as they are saved at the desk': {
      activities: ['every-case'],
      holds: inFiles,
      writtenBy: ['src/features/case-files/server/send-file.ts'],
    },
  },
}
