import { type CompanyAddress, companyNotChecked, type KvkRegister, unknownCompany } from './kvk-register.ts'

/** Made up: there is no such street. */
const exampleAddress: CompanyAddress = {
  street: 'Voorbeeldstraat',
  houseNumber: 1,
  suffix: '',
  zipCode: '1234AB',
  city: 'Voorbeeldstad',
}

/** The companies of KVK's public test register; of some it publishes only what they are. */
const testCompanies: Readonly<Record<string, string>> = {
  '69599084': 'Test EMZ Dagobert',
  '68750110': 'Test BV Donald',
  '90001354': 'Test BV 90001354',
  '68727720': 'Test NV Katrien',
  '90004760': 'Test NV 90004760',
  '69599068': 'Test Stichting Bolderbast',
  '69599076': 'Test VOF Guus',
  '90005414': 'Test VOF 90005414',
  '55344526': 'Test Coöperatie 55344526',
}

/** Two numbers that the test register answers with an error. */
const refusedNumbers = ['90004973', '90002903']

/** Stands in for the register: knows the test companies and leaves every other well-formed number for staff to check. */
export const standInKvkRegister: KvkRegister = {
  async company(kvkNumber) {
    if (refusedNumbers.includes(kvkNumber)) return unknownCompany
    const name = testCompanies[kvkNumber]
    if (name === undefined) return companyNotChecked
    return { standing: 'known', company: { name, address: exampleAddress } }
  },
}
