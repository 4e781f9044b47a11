// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { orderStateTexts } from '../../../customers/texts.ts'
import { requestPageSize } from '../../contract-mijn.ts'
import type { ListedRequest } from './request-list.tsx'
import { RequestPages } from './request-pages.tsx'

afterEach(cleanup)

const request = (position: number): ListedRequest => ({
  number: `100-000-${String(position).padStart(3, '0')}`,
  productType: 'cloud',
  createdAt: '2026-11-20T10:00:00Z',
  totals: { monthlyInCents: 1000, oneTimeInCents: 0 },
  state: orderStateTexts.acknowledged,
  construction: null,
  places: ['Frederiksplein 42, 1017 XN Amsterdam'],
  to: `/mijn/bestellingen/${position}`,
})
const show = (count: number, address = '/mijn/bestellingen') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <RequestPages
        requests={Array.from({ length: count }, (_, position) => request(position))}
        path="/mijn/bestellingen"
        none={<p>Nog niets</p>}
      />
    </MemoryRouter>,
  )
const links = () => screen.getAllByRole('link').map(link => link.textContent)
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('who ordered nothing reads that, and no filters', () => {
  show(0)
  screen.getByText('Nog niets')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('one page has no way to others', () => {
  show(requestPageSize)
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(requestPageSize)
  expect(links()).not.toContain('Oudere')
  expect(screen.getByRole('link', { name: 'Alle' }).getAttribute('aria-current')).toBe('true')
})

test('of more the last one says where the next page begins, with the same filters', () => {
  show(requestPageSize + 1, '/mijn/bestellingen?stand=lopend')
  expect(leadsTo('Oudere')).toBe('/mijn/bestellingen?stand=lopend&na=100000019')
  expect(leadsTo('Afgerond')).toBe('/mijn/bestellingen?stand=afgerond')
  expect(leadsTo('Alle')).toBe('/mijn/bestellingen')
})

test('a later page leads back to the newest, and another filter begins there', () => {
  show(3, '/mijn/bestellingen?stand=lopend&na=100000019')
  expect(leadsTo('Naar de nieuwste')).toBe('/mijn/bestellingen?stand=lopend')
  expect(leadsTo('Cloud')).toBe('/mijn/bestellingen?stand=lopend&soort=cloud')
})

test('filters that nothing passes can be left', () => {
  show(0, '/mijn/bestellingen?soort=mobiel')
  screen.getByRole('heading', { name: 'Niets gevonden met deze filters' })
  expect(leadsTo('Filters wissen')).toBe('/mijn/bestellingen')
})
