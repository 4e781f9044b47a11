import { expect, test } from 'vitest'
import { ParcelEntry } from './command-schemas.ts'
import { carriers, isTrackingLink, trackingLink } from './parcel.ts'

test.each([
  ['postnl', 'https://jouw.postnl.nl/track-and-trace/3SABC123456-NL-1017XN'],
  ['dhl', 'https://my.dhlecommerce.nl/home/tracktrace/3SABC123456/1017XN?lang=nl_NL'],
  ['dpd', 'https://www.dpdgroup.com/nl/mydpd/my-parcels/search?lang=nl&parcelNumber=3SABC123456'],
  ['ups', 'https://www.ups.com/track?loc=nl_NL&tracknum=3SABC123456'],
  ['gls', 'https://www.gls-info.nl/tracking?parcelNo=3SABC123456&zipcode=1017XN'],
  ['other', 'https://koerier.example/volg'],
] as const)('a parcel with %s is followed there', (carrier, address) => {
  const parcel = { carrier, code: '3SABC123456', link: carrier === 'other' ? address : '' }
  expect(trackingLink(parcel, '1017 XN')).toBe(address)
})

test('every link leads to a website over https', () =>
  expect(
    carriers.map(carrier =>
      isTrackingLink(trackingLink({ carrier, code: 'ABC123', link: 'https://a.example' }, '1017XN')),
    ),
  ).toEqual(carriers.map(() => true)))

test.each([
  'http://koerier.example',
  'javascript:alert(1)',
  'koerier.example',
  'https://a:b@koerier.example',
  '',
])('%s is no link to follow a parcel by', link => expect(isTrackingLink(link)).toBe(false))

const entry = {
  id: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  version: 1,
  parcel: null,
  carrier: 'postnl',
  link: '',
  mail: false,
}

test('a code is cleaned of spaces and hyphens', () =>
  expect(ParcelEntry.parse({ ...entry, code: ' 3SABC-1234 56' }).code).toBe('3SABC123456'))

test.each(['', 'ABC12', 'A'.repeat(41), '3SABC/../123', '3SABC?123456'])('%j is no code', code =>
  expect(ParcelEntry.safeParse({ ...entry, code }).success).toBe(false),
)
