import type { DisclosedActivity } from '../../common/personal-data.ts'
import { dataKinds } from '../../common/personal-data.ts'
import { personalData as addresses } from '../../features/addresses/server/personal-data.ts'
import { personalData as agreementTransfers } from '../../features/agreement-transfers/server/personal-data.ts'
import { personalData as agreements } from '../../features/agreements/server/personal-data.ts'
import { personalData as apiClients } from '../../features/api-clients/server/personal-data.ts'
import { personalData as assignmentRules } from '../../features/assignment-rules/server/personal-data.ts'
import { personalData as audit } from '../../features/audit/server/personal-data.ts'
import { personalData as authentication } from '../../features/authentication/server/personal-data.ts'
import { personalData as bulkActions } from '../../features/bulk-actions/server/personal-data.ts'
import { personalData as caseDesk } from '../../features/case-desk/server/personal-data.ts'
import { personalData as caseFiles } from '../../features/case-files/server/personal-data.ts'
import { personalData as casePresence } from '../../features/case-presence/server/personal-data.ts'
import { personalData as cases } from '../../features/cases/server/personal-data.ts'
import { personalData as catalogue } from '../../features/catalogue/server/personal-data.ts'
import { personalData as consents } from '../../features/consents/server/personal-data.ts'
import { personalData as contractSummaries } from '../../features/contract-summaries/server/personal-data.ts'
import { personalData as customers } from '../../features/customers/server/personal-data.ts'
import { personalData as deviceReturns } from '../../features/device-returns/server/personal-data.ts'
import { personalData as documents } from '../../features/documents/server/personal-data.ts'
import { personalData as events, personalDataOfEvents } from '../../features/events/server/personal-data.ts'
import { personalData as forms } from '../../features/forms/server/personal-data.ts'
import { personalData as incomingMails } from '../../features/incoming-mails/server/personal-data.ts'
import { personalData as lineChanges } from '../../features/line-changes/server/personal-data.ts'
import { personalData as mailedLinks } from '../../features/mailed-links/server/personal-data.ts'
import { personalData as mails } from '../../features/mails/server/personal-data.ts'
import { personalData as orders } from '../../features/orders/server/personal-data.ts'
import { personalData as parcels } from '../../features/parcels/server/personal-data.ts'
import { personalData as porting } from '../../features/porting/server/personal-data.ts'
import { personalData as prospects } from '../../features/prospects/server/personal-data.ts'
import { personalData as quotes } from '../../features/quotes/server/personal-data.ts'
import { personalData as replyTemplates } from '../../features/reply-templates/server/personal-data.ts'
import { personalData as resellers } from '../../features/resellers/server/personal-data.ts'
import { personalData as savedCarts } from '../../features/saved-carts/server/personal-data.ts'
import { personalData as staff } from '../../features/staff/server/personal-data.ts'
import { personalData as tmf } from '../../features/tmf/server/personal-data.ts'
import { personalData as webhooks } from '../../features/webhooks/server/personal-data.ts'
import { personalData as workList } from '../../features/work-list/server/personal-data.ts'
import {
  type Activity,
  type Datum,
  dataIn,
  of,
  type PersonalData,
} from '../../platform/personal-data/declare.ts'
import { personalData as platform } from '../../platform/personal-data/personal-data.ts'
import { factNames } from '../events/fact-texts.ts'

/** Files of the shop's programs, beside the parts of its features. */
const ofPrograms: PersonalData = {
  activities: [
    {
      name: 'backups',
      persons: ['account-holder', 'payer', 'contact', 'sender', 'applicant', 'colleague'],
      purposes: ['continuity'],
      period: null,
      until: 'the operator removes them',
    },
  ],
  files: {
    'backups of the embedded database': {
      activities: ['backups'],
      holds: [
        of('account-holder', 'name'),
        of('account-holder', 'contact'),
        of('account-holder', 'address'),
        of('payer', 'payment'),
        of('contact', 'order'),
        of('sender', 'words'),
        of('applicant', 'words'),
        of('colleague', 'name'),
      ],
      writtenBy: [
        'src/app/operations/backup/archive.ts',
        'src/app/operations/backup/back-up.ts',
        'src/app/operations/backup/restore.ts',
      ],
    },
    'what the shop remembers of itself': {
      activities: [],
      holds: [],
      writtenBy: ['src/app/operations/moving/moved-away.ts', 'src/app/server/stored-public-url.ts'],
    },
  },
  logFields: { part: [], step: [], version: [], mail: [] },
}

/** Every part of the map. Colleagues go after the cases that name them. */
export const parts: readonly PersonalData[] = [
  platform,
  cases,
  caseDesk,
  forms,
  incomingMails,
  caseFiles,
  casePresence,
  orders,
  consents,
  quotes,
  lineChanges,
  documents,
  contractSummaries,
  parcels,
  deviceReturns,
  agreements,
  agreementTransfers,
  porting,
  customers,
  authentication,
  mailedLinks,
  mails,
  savedCarts,
  bulkActions,
  apiClients,
  prospects,
  assignmentRules,
  tmf,
  workList,
  events,
  personalDataOfEvents(Object.keys(factNames)),
  audit,
  resellers,
  replyTemplates,
  webhooks,
  staff,
  catalogue,
  addresses,
  ofPrograms,
]

/** Every entry of one kind, by its name. */
const all = <Entry>(of: (part: PersonalData) => Readonly<Record<string, Entry>> | undefined) =>
  Object.assign({}, ...parts.map(of)) as Readonly<Record<string, Entry>>

/** The map of personal data (docs/security.md#the-map-of-personal-data). */
export const personalData = {
  activities: parts.flatMap(({ activities = [] }) => activities),
  groups: all(({ groups }) => groups),
  tables: all(({ tables }) => tables),
  files: all(({ files }) => files),
  messages: all(({ messages }) => messages),
  documents: all(({ documents }) => documents),
  logFields: all(({ logFields }) => logFields),
}

/** Names of activities, those of a group each. */
export const activitiesIn = (names: readonly string[]): readonly string[] =>
  names.flatMap(name => personalData.groups[name] ?? [name])

/** All data of an activity, wherever it is. */
function dataOf({ name, persons }: Activity): readonly Datum[] {
  const { tables, files, logFields } = personalData
  const isIn = ({ activities }: { readonly activities: readonly string[] }) =>
    activitiesIn(activities).includes(name)
  const held = [
    ...Object.values(tables)
      .filter(isIn)
      .flatMap(table => Object.values(table.persons).map(dataIn)),
    ...Object.values(files)
      .filter(isIn)
      .map(({ holds }) => holds),
    ...(name === 'log' ? Object.values(logFields) : []),
  ]
  return held.flat().filter(({ whose }) => persons.includes(whose))
}

/** The activities that the privacy page tells of: those with data of anybody but colleagues. */
export const disclosedActivities: readonly DisclosedActivity[] = personalData.activities.flatMap(activity => {
  const told = dataOf(activity).filter(({ whose }) => whose !== 'colleague')
  if (told.length === 0) return []
  const { name, purposes, period } = activity
  return [{ name, purposes, period, data: dataKinds.filter(kind => told.some(({ what }) => what === kind)) }]
})
