import { weeks, years } from '../../../common/personal-data.ts'
import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { forgetApplications, forgetForms } from './forget-forms.ts'

export const personalData: PersonalData = {
  activities: [
    {
      name: 'forms',
      persons: ['sender', 'visitor', 'colleague'],
      purposes: ['request'],
      period: years(1),
      since: 'the form came in',
      forget: ({ database }, age) => forgetForms(database, age),
    },
    {
      name: 'job-applications',
      persons: ['applicant', 'colleague'],
      purposes: ['recruitment'],
      period: weeks(4),
      since: 'the application was closed',
      forget: ({ database }, age) => forgetApplications(database, age, false),
    },
    {
      name: 'job-applications-with-consent',
      persons: ['applicant', 'colleague'],
      purposes: ['later-vacancies'],
      period: years(1),
      since: 'the application was closed',
      forget: ({ database }, age) => forgetApplications(database, age, true),
    },
  ],
  tables: {
    form_submissions: {
      activities: ['fibre-enquiries', 'forms', 'job-applications', 'job-applications-with-consent'],
      persons: {
        case_id: [of('sender', 'reference')],
        answers: [
          of('sender', 'name'),
          of('sender', 'contact'),
          of('sender', 'address'),
          of('sender', 'organisation'),
          of('sender', 'words'),
          of('applicant', 'name'),
          of('applicant', 'contact'),
          of('applicant', 'words'),
        ],
      },
      nobody: ['kind', 'form_id'],
    },
  },
  messages: {
    'fibre-enquiry-confirmation': { to: 'sender', tells: [of('sender', 'name'), of('sender', 'address')] },
    'fibre-enquiry-notice': {
      to: 'colleague',
      tells: [of('sender', 'name'), of('sender', 'contact'), of('sender', 'address')],
    },
    'site-form-confirmation': { to: 'sender', tells: [of('sender', 'name'), of('sender', 'words')] },
    // Of a job application only that it came in.
    'site-form-notice': {
      to: 'colleague',
      tells: [of('sender', 'name'), of('sender', 'contact'), of('sender', 'words')],
    },
  },
}
