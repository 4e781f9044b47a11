// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { endpoint } from '../../../common/contract/call.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { savedCartCalls } from '../contract.ts'
import { ownCartsTexts } from '../texts.ts'
import { CartCard } from './cart-card.tsx'

const { customerCart } = savedCartCalls

afterEach(cleanup)

const id = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const cart = {
  id,
  productType: 'cloud',
  requestType: 'order',
  lines: [],
  address: null,
  savedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
} as const

function show() {
  const element = <CartCard cart={{ ...cart, lines: [] }} name="Cloud" onForgotten={() => undefined} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each([
  ['lost', () => Promise.reject(new TypeError('Failed to fetch')), 'We weten niet of dit is gelukt'],
  ['a refusal', () => Response.json({ message: 'Even niet.' }, { status: 409 }), ownCartsTexts.failed],
])('a cart whose answer to forgetting it is %s says what is known', async (_, answer, title) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  standInServer({ [endpoint(customerCart, { id }).path]: answer })
  show()
  await userEvent.click(await screen.findByRole('button', { name: /verwijder|weg|wis/i }))
  expect(await screen.findByText(title)).toBeDefined()
  expect(screen.queryByText(ownCartsTexts.failed) !== null).toBe(title === ownCartsTexts.failed)
})
