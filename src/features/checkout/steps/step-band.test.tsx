// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../../api/paths.ts'
import { Hydrated } from '../../../ui/state/hydrated.ts'
import { type ProgressStep, progressSteps } from '../order-flow.ts'
import { orderStore } from '../store/order-state.ts'
import { StepBand } from './step-band.tsx'

afterEach(() => {
  cleanup()
  orderStore.setRequestType('order')
})

const show = (step: ProgressStep, isHydrated = true) =>
  render(
    <Hydrated value={isHydrated}>
      <StepBand step={step} productType="internet" ref={createRef()} />
    </Hydrated>,
    { wrapper: MemoryRouter },
  )
const title = () => screen.queryByRole('heading', { level: 2 })?.textContent
const back = () => screen.getByRole('link', { name: 'Terug' }).getAttribute('href')

test.each([
  ['winkelwagen', 'Bekijk je winkelwagen', paths.samenstellen('internet')],
  ['gegevens', 'Vul je gegevens in', paths.winkelwagen('internet')],
] as const)(
  '%s says what to do, and leads back, before anything of the visitor is known',
  (step, words, to) => {
    show(step, false)
    expect(title()).toBe(words)
    expect(back()).toBe(to)
  },
)

test('controle has the title of what is asked for, once that is known', () => {
  show('controle', false)
  expect(title()).toBeUndefined()
  expect(back()).toBe(paths.gegevens('internet'))
  cleanup()
  show('controle')
  expect(title()).toBe('Bestelling afronden')
  cleanup()
  orderStore.setRequestType('quote')
  show('controle')
  expect(title()).toBe('Vrijblijvend prijsopgave')
})

test.each(progressSteps)('the name of %s and help stand there too', step => {
  show(step)
  expect(screen.getByRole('heading', { level: 1 }).textContent?.toLowerCase()).toBe(step)
  expect(screen.getByRole('button', { name: 'Hulp nodig?' })).toBeTruthy()
})
