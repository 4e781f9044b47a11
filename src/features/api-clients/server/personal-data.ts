import { of, ofNobody, type PersonalData } from '../../../platform/personal-data/declare.ts'

const colleague = [of('colleague', 'reference')] as const

export const personalData: PersonalData = {
  activities: [
    {
      name: 'api-clients',
      persons: ['reseller', 'colleague'],
      purposes: ['contract'],
      period: null,
      until: 'the client of the API is removed',
    },
  ],
  encrypted: [
    {
      table: 'api_hash_key',
      key: 'id',
      type: 'text',
      column: 'key_encrypted',
      purpose: 'api-key',
    },
  ],
  tables: {
    api_clients: {
      activities: ['api-clients'],
      persons: { created_by: colleague, contact_email: [of('colleague', 'contact')] },
      nobody: [
        'id',
        'name',
        'reseller_id',
        'scopes',
        'networks',
        'expires_at',
        'sends_mails',
        'calls_per_minute',
        'is_test',
        'version',
        'created_at',
        'revoked_at',
      ],
    },
    api_keys: {
      activities: ['api-clients'],
      persons: { created_by: colleague },
      nobody: ['id', 'client_id', 'hash', 'ending', 'created_at', 'last_used_at', 'revoked_at'],
    },
    api_tokens: ofNobody('hash', 'key_id', 'scopes', 'expires_at'),
    api_cases: {
      activities: ['orders', 'quotes'],
      persons: {
        case_id: [of('contact', 'reference')],
        external_id: [of('contact', 'order')],
        sent: [of('contact', 'order')],
      },
      nobody: ['client_id', 'body_mac'],
    },
    api_hash_key: ofNobody('id', 'key_encrypted'),
    api_usage: ofNobody('client_id', 'day', 'calls'),
  },
}
