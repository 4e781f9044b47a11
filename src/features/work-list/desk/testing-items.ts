import type { WorkItem, WorkList } from '../contract.ts'

/** An order of the list; a test says what of it matters. */
export const item = (number: string, changes: Partial<WorkItem> = {}): WorkItem => ({
  number,
  kind: 'order',
  purpose: 'new',
  formName: null,
  subject: null,
  lastWords: null,
  isUnseen: false,
  state: 'acknowledged',
  productType: 'internet',
  organizationName: `Bedrijf ${number}`,
  contactName: null,
  origin: null,
  references: null,
  reseller: null,
  monthlyInCents: 3950,
  assignee: null,
  dueAt: null,
  openedAt: '2026-11-24T08:00:00Z',
  next: 'call',
  asked: [],
  waits: null,
  isNear: false,
  isTest: false,
  hasForgedMail: false,
  ...changes,
})

export const workList = (items: readonly WorkItem[]): WorkList => ({
  items: [...items],
  before: null,
  after: null,
  isCut: false,
  counts: { open: items.length, 'te-laat': 0, 'van-mij': 0, niemand: items.length },
  views: [],
  beginsWith: null,
  colleagues: [],
  asOf: '2026-11-24T10:00:00Z',
})
