/** Product and fibre codes of the catalogue (order-flow §3). */

export const productSubTypes = [
  'cloud-werkplek',
  'cloud-migratie',
  'internet-router',
  'internet-televisie',
  'internet-televisie-setup',
  'internet-additional-ip',
  'internet-backup',
  'internet-data-package',
  'internet-safe-internet',
  'internet-service',
  'foreign-calls',
  'global-internet',
  'telefonie-device',
  'telefonie-device-additional',
  'telefonie-install-my-device',
  'telefonie-additional',
] as const
export type ProductSubType = (typeof productSubTypes)[number]

export const fibreAvailabilities = ['on-net', 'near-net', 'no-net', 'other'] as const
export type FibreAvailability = (typeof fibreAvailabilities)[number]
