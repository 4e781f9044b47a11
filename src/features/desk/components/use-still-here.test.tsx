// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { staffCalls } from '../../staff/contract.ts'
import { useStillHere } from './use-still-here.ts'

const { stillHere } = staffCalls

const told = vi.fn(() => new Response(null, { status: 204 }))

function Desk() {
  useStillHere()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  told.mockClear()
  standInServer({ [stillHere.path]: told })
})
afterEach(() => vi.useRealTimers())

const sign = async (name: string) => {
  document.dispatchEvent(new Event(name))
  await vi.advanceTimersByTimeAsync(1)
}

test.each(['pointerdown', 'pointermove', 'touchmove', 'keydown', 'wheel'])(
  'tells the server at the first sign of somebody, and not of what the page does by itself: %s',
  async name => {
    const { unmount } = render(<Desk />)
    await sign('scroll')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(told).not.toHaveBeenCalled()
    await sign(name)
    expect(told).toHaveBeenCalledTimes(1)
    await sign(name)
    expect(told).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    await sign(name)
    expect(told).toHaveBeenCalledTimes(2)
    unmount()
  },
)
