// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import { beginByPhone, endByPhone } from '../../../carts/components/phone-mode.ts'
import { lines } from '../../../carts/testing.ts'
import { NothingDeliverable } from '../../steps/compose/internet/offer-at-address.tsx'
import { RequestTypeChoice } from '../../steps/compose/internet/request-type-choice.tsx'
import { QuantityRow } from '../../steps/compose/quantity-row.tsx'
import { HelpButton } from '../../steps/help-panel.tsx'
import { ContactCard, PersonalDataNote } from '../../steps/steps-of-type.tsx'
import { orderStore } from '../../store/order-state.ts'

afterEach(() => {
  cleanup()
  endByPhone()
  orderStore.clearPersonalData()
})

/** Texts for visitors that must not be shown to a colleague with a caller on the line. */
const meantForVisitors = /bel ons|bel \d|telefonisch bestellen|we bellen|werkdag|hulp nodig|7 dagen/i

const parts = {
  'the card beside the cart': () => <ContactCard productType="cloud" />,
  'the way to help': HelpButton,
  'what is kept': PersonalDataNote,
  'an address without a line': () => <NothingDeliverable lines={[]} enquiry={null} />,
  'the choice between an order and a quote': () => (
    <RequestTypeChoice requestType="order" line={lines.fibre100} canOrder />
  ),
  'the most that can be ordered': () => (
    <QuantityRow product={lines.fibre100} quantity={9999} onQuantity={() => undefined} facts={[]} />
  ),
}

const Nothing = () => null
const Outer = () => <Outlet />
async function textOf(Part: () => React.ReactNode) {
  const Shop = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ brand }),
      HydrateFallback: Nothing,
      Component: Outer,
      children: [{ index: true, Component: () => <main>{<Part />}</main> }],
    },
  ])
  render(<Shop initialEntries={['/']} />)
  return (await screen.findByRole('main')).textContent
}

test.each(Object.entries(parts))('%s says nothing that is meant for visitors', async (_, Part) => {
  orderStore.setRetentionNumber(0, '0201234567')
  expect(await textOf(Part)).toMatch(meantForVisitors)
  cleanup()
  beginByPhone()
  expect(await textOf(Part)).not.toMatch(meantForVisitors)
})
