import { of, type PersonalData } from '../../../platform/personal-data/declare.ts'

const inDocuments = [
  of('contact', 'name'),
  of('contact', 'contact'),
  of('contact', 'address'),
  of('contact', 'organisation'),
  of('contact', 'order'),
  of('payer', 'payment'),
] as const

export const personalData: PersonalData = {
  encrypted: [
    {
      table: 'document_contents',
      key: 'id',
      type: 'uuid',
      column: 'content_encrypted',
      purpose: 'document',
      emptied: 'content_mac',
    },
  ],
  tables: {
    documents: {
      activities: ['orders', 'quotes'],
      persons: { case_id: [of('contact', 'reference')], made_at: [of('contact', 'trace')] },
      nobody: ['id', 'kind', 'content_id', 'version', 'correction'],
    },
    document_contents: {
      activities: ['orders', 'quotes'],
      persons: { content_encrypted: inDocuments, content_mac: inDocuments },
      nobody: ['id'],
    },
  },
  documents: { terms: [] },
  files: {
    'PDFs of a case, drawn or sent': {
      activities: ['orders', 'quotes'],
      holds: inDocuments,
      writtenBy: ['src/platform/pdf/send-pdf.ts'],
    },
  },
}
