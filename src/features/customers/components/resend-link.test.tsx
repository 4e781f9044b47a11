// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { linkTexts } from '../link-texts.ts'
import { ResendLink } from './resend-link.tsx'

const { sendActivationLink } = accountLinkCalls

const answer = vi.fn<() => Response>()
const email = 'noor@bakker.example'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) })
  standInServer({ [sendActivationLink.path]: answer })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** @param seconds until the next link, as the browser remembers it */
function Registered({ seconds, isMailed = true }: { seconds: number; isMailed?: boolean }) {
  const [asked, setAsked] = useState(() => ({ isMailed, nextLinkAt: Date.now() + seconds * 1000 }))
  return <ResendLink email={email} {...asked} onAsked={setAsked} />
}

const button = () => screen.getByRole('button')
const pressed = () =>
  act(async () => {
    button().click()
    await vi.runOnlyPendingTimersAsync()
  })

// The code that reads an answer is loaded with the first one, at any time.

describe('another activation link', () => {
  test('can be asked for once the time is up, whatever has been reloaded meanwhile', async () => {
    answer.mockImplementation(() => new Response(null))
    render(<Registered seconds={30} />)
    expect(button().getAttribute('aria-disabled')).toBe('true')
    screen.getByText('Dat kan over 30 seconden.')
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await pressed()
    expect(screen.getByRole('alert').textContent).toContain(
      `We hebben een nieuwe link gestuurd naar ${email}.`,
    )
    screen.getByText('Dat kan over 30 seconden.')
  })

  test('that is asked for too soon, as from another tab, says so beside how long to wait', async () => {
    answer.mockImplementation(() => Response.json({}, { status: 429, headers: { 'Retry-After': '12' } }))
    render(<Registered seconds={0} />)
    await pressed()
    expect(screen.getByRole('alert').textContent).toBe(linkTexts.tooSoon)
    screen.getByText('Dat kan over 12 seconden.')
  })

  test('that cannot be sent says so in the words of the specification', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    answer.mockImplementation(() => Response.json({}, { status: 503 }))
    render(<Registered seconds={0} />)
    await pressed()
    expect(screen.getByRole('alert').textContent).toBe('Er is iets misgegaan. Probeer het later nog eens.')
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  test('is the first one where none was mailed, and is known as mailed from then on', async () => {
    answer.mockImplementation(() => new Response(null))
    render(<Registered seconds={0} isMailed={false} />)
    screen.getByText('Er is geen nieuwe mail gestuurd')
    expect(button().textContent).toBe('Stuur de link')
    await pressed()
    expect(screen.queryByText('Er is geen nieuwe mail gestuurd')).toBeNull()
    expect(button().textContent).toBe('Stuur de link opnieuw')
  })
})
