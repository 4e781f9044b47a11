// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { trustTexts } from '../texts.ts'
import { trust } from '../trust.ts'
import { TrustBand } from './trust-band.tsx'

afterEach(cleanup)

const rating = {
  figure: 8.7,
  outOf: 10,
  count: 1213,
  source: 'Beoordelaar',
  link: 'https://beoordelaar.example/lijn-en-haven',
  day: '2026-11-01',
}

it('a shop that claims nothing has no place for it', () => {
  const { container } = render(<TrustBand said={trust} />)
  expect(container.innerHTML).toBe('')
})

it('a rating says its figure, of how many people, where to see it and of which day it is', () => {
  const { container } = render(<TrustBand said={{ rating, certificates: [], networks: [] }} />)
  expect(container.textContent).toContain('8,7 van 10')
  expect(container.textContent).toMatch(/1\.213 beoordelingen op Beoordelaar, stand van 1\s+november\s+2026/)
  expect(screen.getByRole('link', { name: 'Beoordelaar' }).getAttribute('href')).toBe(rating.link)
  expect(screen.queryByText(trustTexts.certificates)).toBeNull()
  expect(screen.queryByText(trustTexts.networks)).toBeNull()
})

it('certificates and networks are named, with a link where they have one', () => {
  const certificates = [{ name: 'ISO 27001', link: 'https://register.example/1' }]
  render(<TrustBand said={{ rating: null, certificates, networks: [{ name: 'Voorbeeldnet' }] }} />)
  expect(screen.getByRole('link').textContent).toBe('ISO 27001')
  expect(screen.getByText('Voorbeeldnet').closest('div')?.textContent).toContain(trustTexts.networks)
  expect(screen.queryByText(trustTexts.rating)).toBeNull()
})
