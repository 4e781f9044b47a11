// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { testCustomer } from '../../components/testing-customer.ts'
import { customerCalls } from '../../contract.ts'
import { CompanyForm, companyDraft } from './company-form.tsx'

const { changeCompany } = customerCalls

const answer = vi.fn<() => Response>()
const user = userEvent.setup()

beforeEach(() => {
  vi.resetAllMocks()
  companyDraft.drop()
  standInServer({ [changeCompany.path]: answer })
})
afterEach(cleanup)

test('another address for invoices asks for the password', async () => {
  render(<CompanyForm customer={testCustomer} onSaved={() => {}} onCancel={() => {}} />)
  expect(screen.queryByLabelText('Huidig wachtwoord')).toBeNull()
  await user.type(screen.getByLabelText(/^E-mailadres voor facturen/), 'facturen@deoven.example')
  expect(screen.getByLabelText('Huidig wachtwoord')).toBeTruthy()
})

test('another IBAN asks for the password, and the same one written otherwise does not', async () => {
  render(<CompanyForm customer={testCustomer} onSaved={() => {}} onCancel={() => {}} />)
  const iban = screen.getByRole('textbox', { name: 'IBAN' })
  const typeIban = async (typed: string) => {
    await user.clear(iban)
    await user.type(iban, typed)
  }
  await typeIban(testCustomer.iban.toLowerCase())
  expect(screen.queryByLabelText('Huidig wachtwoord')).toBeNull()
  await typeIban('BE68 5390 0754 7034')
  await user.click(screen.getByRole('button', { name: 'Gegevens opslaan' }))
  await screen.findByRole('link', { name: 'Vul je huidige wachtwoord in' })
  expect(answer).not.toHaveBeenCalled()
})
