import { days } from '../../common/personal-data.ts'
import { forgetOldMailFiles, mailFileDays } from '../outside/mail-files.ts'
import { forgetExpiredSessions, sessionDays } from '../sessions/sessions.ts'
import { of, ofNobody, type PersonalData } from './declare.ts'

/** The part of the map that belongs to no feature. */

const mailed = [of('contact', 'contact'), of('account-holder', 'contact'), of('sender', 'contact')] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'sessions',
      persons: ['account-holder'],
      purposes: ['account', 'security'],
      period: days(sessionDays),
      since: 'the login',
      forget: ({ database }) => forgetExpiredSessions(database),
    },
    {
      name: 'kept-mails',
      persons: ['contact', 'payer', 'sender', 'applicant', 'account-holder', 'colleague'],
      purposes: ['continuity'],
      period: days(mailFileDays),
      since: 'the mail was written',
      forget: ({ mailFolder }) => forgetOldMailFiles(mailFolder),
      isOfEachCopy: true,
    },
    {
      name: 'log',
      persons: ['visitor', 'account-holder', 'colleague'],
      purposes: ['security'],
      period: null,
      until: 'the journal of the operator drops it',
    },
  ],
  tables: {
    app_secret: ofNobody('is_only', 'fingerprint', 'recorded_at'),
    bounced_addresses: {
      activities: ['every-case'],
      persons: {
        email_key: [of('contact', 'contact'), of('sender', 'contact'), of('applicant', 'contact')],
        case_id: [of('contact', 'reference')],
        reason: [of('contact', 'contact')],
        bounced_at: [of('contact', 'trace')],
      },
      nobody: [],
    },
    deliveries: {
      activities: ['every-case', 'mailed-links', 'account-mails', 'events'],
      persons: {
        recipient: [
          ...mailed,
          of('applicant', 'contact'),
          of('visitor', 'contact'),
          of('colleague', 'contact'),
        ],
        mailbox: [
          ...mailed,
          of('applicant', 'contact'),
          of('visitor', 'contact'),
          of('colleague', 'contact'),
        ],
        last_error: [of('contact', 'contact')],
        caused_by: [of('contact', 'reference')],
        customer_id: [of('account-holder', 'reference')],
        case_id: [of('contact', 'reference')],
        event_id: [of('contact', 'reference')],
        mailed_link_id: [of('contact', 'reference')],
        created_at: [of('contact', 'trace')],
        told_at: [of('contact', 'trace')],
        overtaken_by: [of('contact', 'reference')],
        ended_at: [of('contact', 'trace')],
        bounced_at: [of('contact', 'trace')],
      },
      nobody: [
        'id',
        'channel',
        'kind',
        'message_id',
        'priority',
        'state',
        'not_before',
        'due_at',
        'attempts',
        'passed_limit_at',
        'held_at',
        'limit_lifted',
        'reported_in',
        'is_bulk',
      ],
    },
    hourly_budgets: ofNobody('name', 'hour_began_at', 'taken'),
    kept_assets: ofNobody('name', 'content', 'built_in_at'),
    schema_migrations: ofNobody('name', 'checksum', 'applied_at'),
    sessions: {
      activities: ['sessions'],
      persons: {
        id_hash: [of('account-holder', 'login')],
        data: {
          keys: {
            customerId: [of('account-holder', 'reference')],
            userAgent: [of('account-holder', 'device')],
          },
        },
        customer_id: [of('account-holder', 'reference')],
        created_at: [of('account-holder', 'trace')],
        last_seen_at: [of('account-holder', 'trace')],
      },
      nobody: ['number', 'expires_at'],
    },
    used_captcha_tokens: ofNobody('token_hash', 'expires_at'),
  },
  files: {
    'mails of a shop without a mail server': {
      activities: ['kept-mails'],
      holds: [
        of('contact', 'name'),
        of('contact', 'contact'),
        of('contact', 'address'),
        of('contact', 'order'),
        of('payer', 'payment'),
        of('sender', 'words'),
        of('applicant', 'words'),
        of('account-holder', 'login'),
        of('colleague', 'contact'),
      ],
      writtenBy: ['src/platform/outside/mail-files.ts'],
    },
    'the secret of the shop': {
      activities: [],
      holds: [],
      writtenBy: ['src/platform/secrets/secrets.ts'],
    },
    'the folder of the embedded database': {
      activities: [],
      holds: [],
      writtenBy: ['src/platform/database/data-folder.ts', 'src/platform/database/watchdog.ts'],
    },
  },
  logFields: {
    account: [of('account-holder', 'reference'), of('colleague', 'reference')],
    code: [],
    codes: [],
    err: [],
    event: [of('account-holder', 'trace')],
    ms: [],
    reason: [],
    req: [of('visitor', 'trace')],
    requestId: [],
    service: [],
    source: [of('visitor', 'device')],
    status: [],
    trouble: [],
  },
}
