// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { caseOnScreen, partOfCase } from '../../cases/components/testing-shown.tsx'
import { casePath } from '../../cases/contract.ts'
import type { DeskHeldProduct } from '../contract-desk.ts'
import { productEndFields, productEndRefusals, productEndTexts } from '../texts.ts'
import { heldProductTexts as texts } from '../texts-desk.ts'
import { HeldProducts } from './held-products.tsx'

afterEach(cleanup)
const user = userEvent.setup()

const line = {
  quantity: 1,
  startedOn: '2026-11-20',
  endsOn: null,
  centsPerMonth: 4000,
  paidFrom: null,
  wayOut: null,
  bond: null,
  endsAlone: true,
  follows: [],
  isRented: false,
  notReturnedInCents: null,
}
const heldProducts: DeskHeldProduct[] = [
  {
    ...line,
    position: 0,
    name: 'Glasvezel 500',
    wayOut: {
      termStatus: 'within-term',
      lastDayOfTerm: '2027-11-19',
      withoutCosts: '2027-11-19',
      exitRule: 'telecom',
      percentage: 100,
      isAtMost: true,
      earliest: '2026-12-24',
      costInCents: 43_456,
    },
    end: null,
  },
  {
    ...line,
    position: 2,
    name: 'Router',
    end: { endedOn: '2026-12-01', reason: 'moved' },
  },
]

const show = (mayWork: boolean) =>
  render(
    partOfCase(<HeldProducts products={heldProducts} today="2026-11-24" mayWrite={mayWork} />, { mayWork }),
  )

test('a product is ended with a reason, and one that ended says so', async () => {
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  standInServer({ [casePath(caseOnScreen.number, 'product-einde')]: answer })
  show(true)
  await screen.findByText(new RegExp(`, ${productEndTexts.moved.toLowerCase()}$`))
  expect(screen.queryByRole('button', { name: texts.endOf('Router') })).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.endOf('Glasvezel 500') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.end }))
  expect(await dialog.findAllByText(productEndRefusals.reasonMissing)).not.toHaveLength(0)
  expect(answer).not.toHaveBeenCalled()
  await user.selectOptions(dialog.getByLabelText(productEndFields.reason), productEndTexts.replaced)
  await user.click(dialog.getByRole('button', { name: texts.end }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
})

test('who may only look ends nothing', async () => {
  show(false)
  await screen.findByText('Glasvezel 500')
  expect(screen.queryByRole('button')).toBeNull()
})
