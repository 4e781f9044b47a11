import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

const reference = [of('colleague', 'reference')] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'ready-made-texts',
      persons: ['colleague'],
      purposes: ['request'],
      period: null,
      // A shared text is the provider's: it names nobody once the colleague is forgotten.
      until: 'somebody removes them',
    },
  ],
  tables: {
    reply_templates: {
      activities: ['ready-made-texts'],
      persons: { owner_id: reference },
      nobody: ['id', 'version'],
    },
    reply_template_versions: {
      activities: ['ready-made-texts'],
      persons: {
        subject: [of('colleague', 'words')],
        text: [of('colleague', 'words')],
        assignee_id: reference,
        changed_by: reference,
        changed_at: [of('colleague', 'trace')],
      },
      nobody: [
        'template_id',
        'version',
        'name',
        'language',
        'kinds',
        'states',
        'wait_days',
        'assigns_sender',
        'close_reason',
        'settles',
      ],
    },
    mail_signatures: {
      activities: ['colleagues'],
      persons: { staff_id: reference, text: [of('colleague', 'name'), of('colleague', 'words')] },
      nobody: [],
    },
  },
}
