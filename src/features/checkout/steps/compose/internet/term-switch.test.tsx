// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { InternetTerm, TermSaving } from '../../../../carts/internet.ts'
import { TermSwitch } from './term-switch.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const user = userEvent.setup()

function Switch({ saving }: { saving: TermSaving | null }) {
  const [term, setTerm] = useState<InternetTerm>(12)
  return (
    <>
      <TermSwitch term={term} saving={saving} onChoose={setTerm} />
      <output>{term}</output>
    </>
  )
}
/** The description of the chosen term, and the only one in sight. */
const said = () => {
  const id = screen.getByRole('radio', { checked: true }).getAttribute('aria-describedby') ?? ''
  const shown = document.querySelectorAll('[data-shown="true"]')
  expect([...shown].map(hint => hint.id)).toEqual([id])
  return shown[0]?.textContent.replaceAll('\u00a0', ' ')
}

test('says what the longer term saves, before it is chosen and after', async () => {
  render(<Switch saving={{ monthlyInCents: 950, overTermInCents: 34_200 }} />)
  expect(said()).toBe('3 jaar scheelt € 9,50 per maand, € 342,00 in totaal.')
  await user.click(screen.getByRole('radio', { name: '3 jaar' }))
  expect(said()).toBe('Je bespaart € 9,50 per maand, € 342,00 in totaal.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 jaar' }).checked).toBe(true)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('36'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 jaar' }).checked).toBe(true)
})

test('shows the term that is pressed before anything else follows it', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  render(<Switch saving={null} />)
  await user.click(screen.getByRole('radio', { name: '3 jaar' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 jaar' }).checked).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('12')
  for (const frame of frames) frame(0)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('36'))
})

test('says what each term means where there is nothing to compare', async () => {
  render(<Switch saving={null} />)
  expect(said()).toContain('Je huurt de router.')
  await user.click(screen.getByText('3 jaar'))
  expect(said()).toContain('De router is inbegrepen.')
})
