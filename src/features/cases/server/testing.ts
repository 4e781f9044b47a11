import type { NewCase } from './open-case.ts'

/** A form of the website, as it comes in from somebody who is not logged in; a test says what matters to it. */
export const sentForm = (changes: Partial<NewCase> = {}): NewCase => ({
  kind: 'form',
  productType: null,
  organizationName: 'Bakkerij De Korenmolen',
  contactName: 'Lotte van den Heuvel',
  contactEmail: 'lotte@korenmolen.example',
  contactPhone: '+31201234567',
  customerId: null,
  resellerId: null,
  visitorHash: null,
  dueAt: null,
  ...changes,
})
