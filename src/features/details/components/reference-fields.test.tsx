// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useContractForm } from '../../../ui/forms/use-contract-form.ts'
import { References } from '../details-schema.ts'
import { noReferences, type References as Values } from '../references.ts'
import { referenceTexts } from '../texts.ts'
import { ReferenceFields } from './reference-fields.tsx'

const send = vi.fn<(values: { references: Values }) => void>()
const user = userEvent.setup()
afterEach(() => {
  cleanup()
  send.mockReset()
})

function OrderForm({
  references,
  hasInvoiceAddress = false,
}: {
  references: Values
  hasInvoiceAddress?: boolean
}) {
  const form = useContractForm({
    schema: z.object({ references: References }),
    initial: { references },
    async send(values) {
      send(values)
      return { kind: 'taken', data: null }
    },
    onTaken: () => undefined,
  })
  return (
    <Form form={form} actions={<SubmitButton>Verder</SubmitButton>}>
      <ReferenceFields field={form.field} initial={references} hasInvoiceAddress={hasInvoiceAddress} />
    </Form>
  )
}

const fold = () => screen.getByText(/toevoegen$/).closest('details')
const goOn = () => user.click(screen.getByRole('button', { name: 'Verder' }))

describe('the line that opens the references', () => {
  test('is closed while there are none, and nothing is asked of who leaves it so', async () => {
    render(<OrderForm references={noReferences} />)
    expect(screen.getByText(referenceTexts.add)).toBeTruthy()
    expect(fold()?.open).toBe(false)
    await goOn()
    expect(send).toHaveBeenCalledWith({ references: noReferences })
  })

  test('is open where one is filled in', () => {
    render(<OrderForm references={{ ...noReferences, costCentre: 'KP 4410' }} />)
    expect(fold()?.open).toBe(true)
  })

  test('opens where one is wrong, and stays open while it is', async () => {
    render(<OrderForm references={noReferences} />)
    const summary = screen.getByText(referenceTexts.add)
    await user.click(summary)
    await user.type(screen.getByLabelText(/^E-mailadres voor facturen/), 'facturen@')
    await user.click(summary)
    await goOn()
    expect(send).not.toHaveBeenCalled()
    expect(fold()?.open).toBe(true)
    await user.click(summary)
    expect(fold()?.open).toBe(true)
    await user.type(screen.getByLabelText(/^E-mailadres voor facturen/), 'korenmolen.example')
    await goOn()
    expect(send).toHaveBeenCalledWith({
      references: { ...noReferences, invoiceEmail: 'facturen@korenmolen.example' },
    })
  })

  test('asks for no e-mail address beside an invoice address', () => {
    render(<OrderForm references={noReferences} hasInvoiceAddress />)
    expect(screen.getByText(referenceTexts.addWithoutEmail)).toBeTruthy()
    expect(screen.queryByLabelText(/^E-mailadres voor facturen/)).toBeNull()
    expect(screen.getByLabelText(/^Kostenplaats/)).toBeTruthy()
  })
})
