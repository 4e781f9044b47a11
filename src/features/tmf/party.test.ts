import fc from 'fast-check'
import { expect, it } from 'vitest'
import { individualIn, individualJson, organizationIn, organizationJson, partyResource } from './party.ts'
import { validatorOf } from './server/kit/descriptions.ts'

const origin = 'https://shop.example'
const text = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,18}[A-Za-z0-9]$/)
const orEmpty = fc.oneof(text, fc.constant(''))
const reach = {
  email: fc.constantFrom('', 'lotte@korenmolen.example'),
  phoneNumber: fc.constantFrom('', '+31201234567'),
}
const organizations = fc.record({
  companyName: text,
  kvkNumber: fc.constantFrom('', '68750110'),
  vatNumber: fc.constantFrom('', 'NL123456789B01'),
  ...reach,
  post: fc.record({ street: orEmpty, postCode: orEmpty, city: orEmpty }),
})
const individuals = fc.record({ givenName: text, familyName: text, ...reach })

it('an organisation and a person of TMF632 are read as they were written, and as the descriptions say', async () => {
  const judges = {
    organization: await validatorOf('TMF632', 'Organization'),
    individual: await validatorOf('TMF632', 'Individual'),
  }
  fc.assert(
    fc.property(organizations, individuals, (organization, individual) => {
      const json = partyResource(
        'organization',
        { id: '68750110', ...organizationJson(organization) },
        origin,
      )
      expect(organizationIn(json)).toEqual(organization)
      expect(judges.organization(json)).toEqual([])
      const person = partyResource('individual', { id: '482739165', ...individualJson(individual) }, origin)
      expect(individualIn(person)).toEqual(individual)
      expect(judges.individual(person)).toEqual([])
      expect([json.href, person.href]).toEqual([
        'https://shop.example/tmf-api/party/v4/organization/68750110',
        'https://shop.example/tmf-api/party/v4/individual/482739165',
      ])
    }),
  )
})

it('the preferred medium counts, and what is no medium does not', () => {
  const { email } = organizationIn({
    tradingName: 'Bakkerij',
    contactMedium: [
      'x',
      { mediumType: 'email', characteristic: { emailAddress: 'een@shop.example' } },
      { mediumType: 'email', preferred: true, characteristic: { emailAddress: 'twee@shop.example' } },
    ],
  })
  expect(email).toBe('twee@shop.example')
})
