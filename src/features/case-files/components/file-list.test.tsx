// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CaseFile } from '../../cases/case-file.ts'
import { FileList } from './file-list.tsx'

afterEach(cleanup)

const file = (state: CaseFile['state']): CaseFile => ({
  id: '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  name: 'plattegrond.pdf',
  contentType: 'application/pdf',
  size: 2048,
  state,
})

test.each(['clean', 'not-scanned'] as const)('a file can be saved: %s', state => {
  render(<FileList number="482739165" files={[file(state)]} />)
  const link = screen.getByRole('link', { name: 'plattegrond.pdf' })
  expect(link.getAttribute('href')).toBe(
    '/api/beheer/zaken/482739165/bestanden/5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  )
  expect(link.hasAttribute('download')).toBe(true)
  expect(screen.queryByText('Niet op virussen gecontroleerd') !== null).toBe(state === 'not-scanned')
})

test.each([
  ['waiting', 'Wacht op de viruscontrole'],
  ['infected', 'Bevat een virus en is niet bewaard'],
  ['left-out', 'Te groot en niet bewaard'],
] as const)('a file that cannot be saved says why: %s', (state, why) => {
  render(<FileList number="482739165" files={[file(state)]} />)
  screen.getByText('plattegrond.pdf')
  screen.getByText(why)
  expect(screen.queryByRole('link')).toBeNull()
})

test('no list stands where there are no files', () => {
  render(<FileList number="482739165" files={[]} />)
  expect(screen.queryByRole('list')).toBeNull()
})
