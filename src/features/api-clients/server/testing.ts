import { testSecrets } from '../../../app/server/testing-shop.ts'
import type { TestDatabase } from '../../../platform/database/testing.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { NewApiClient } from '../contract-desk.ts'
import { credentialHash } from './api-keys.ts'
import type { ClientServices } from './authenticate.ts'

/** The services that let a call in, as a shop with these secrets has it. */
export const clientServices = (
  { database }: Pick<TestDatabase, 'database'>,
  secrets: Secrets = testSecrets,
): ClientServices => ({
  database,
  hashOf: credentialHash(
    database,
    createCipher(secrets.deriveKey('api-key'), secrets.previousKey('api-key')),
  ),
})

/** A client as the form of the desk sends it. */
export const clientForm = (changes: Partial<Record<keyof NewApiClient, unknown>> = {}) => ({
  name: 'CRM',
  resellerId: '',
  isTest: false,
  scopes: ['productOrder:read', 'productOrder:create'],
  networks: '',
  expiresOn: '',
  sendsMails: true,
  callsPerMinute: 120,
  contactEmail: 'crm@provider.example',
  ...changes,
})
