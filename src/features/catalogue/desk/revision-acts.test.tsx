// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { RevisionPage } from '../desk-schemas.ts'
import { revisionActTexts as texts } from '../texts-revisions.ts'
import { RevisionActs } from './revision-acts.tsx'
import { draft, draw } from './testing-catalogue.tsx'

afterEach(cleanup)

const page: RevisionPage = {
  revision: draft,
  needsApproval: true,
  items: [],
  begins: [],
  others: [],
  conflicts: [],
  refused: [],
  warned: [],
  reach: { savedCarts: 0, sentQuotes: 0 },
  addresses: null,
  undoRequest: null,
  isOwn: false,
  alone: null,
}

const open = (shown: Partial<RevisionPage>) => draw(<RevisionActs page={{ ...page, ...shown }} />, {})
const approve = () => screen.queryByRole('button', { name: texts.approve })

test('a colleague who made none of it is offered to approve', () => {
  open({})
  expect(approve()).not.toBeNull()
  expect(screen.getByText(texts.needsApproval)).toBeTruthy()
})

test('its maker reads that a colleague has to, and has no button that would refuse', () => {
  open({ isOwn: true })
  expect(approve()).toBeNull()
  expect(screen.getByText(texts.needsColleague)).toBeTruthy()
})

test('its maker who alone may reads from when, and has the button', () => {
  open({ isOwn: true, alone: { from: '2026-12-01T09:00:00.000Z', hasSecondFactor: true } })
  expect(approve()).not.toBeNull()
  expect(screen.getByText(/Jij bent de enige die dit mag.*di 1 dec/)).toBeTruthy()
})

test('nobody is offered to approve what is approved, or where that is not asked', () => {
  open({ revision: { ...draft, approvedBy: 'Piet' } })
  expect(approve()).toBeNull()
  cleanup()
  open({ needsApproval: false })
  expect(approve()).toBeNull()
})
