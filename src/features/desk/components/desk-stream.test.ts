// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { workListCalls } from '../../work-list/contract.ts'
import type { DeskChanges } from '../contract.ts'
import { signInQuestion } from './desk-state.ts'
import { createDeskStream } from './desk-stream.ts'
import { TestStream } from './testing-stream.ts'

const { deskChanges, deskEvents } = workListCalls

const answer = vi.fn<() => Response>()
const heard = vi.fn<(changes: DeskChanges) => void>()
const stops: (() => void)[] = []
let listenToDesk: ReturnType<typeof createDeskStream>

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  answer.mockImplementation(() => Response.json({ last: 7, mark: '7-1', cases: ['482739165'] }))
  TestStream.stub()
  listenToDesk = createDeskStream()
  standInServer({ [deskChanges.path]: answer })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  setVisible(true)
  vi.useRealTimers()
})

const listen = () => stops.push(listenToDesk(changes => heard(changes)))
const setVisible = (isVisible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const pollAgain = () => vi.advanceTimersByTimeAsync(15_000)

test('who listens hears what happens, over one stream for all', () => {
  listen()
  listen()
  TestStream.last().tell({ last: 5, mark: '5-3', cases: ['482739165'] })
  expect(TestStream.opened).toHaveLength(1)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('that nothing happened is told nobody', () => {
  listen()
  TestStream.last().tell({ last: 5, mark: '5-3', cases: [] })
  expect(heard).not.toHaveBeenCalled()
})

test('while the stream is cut it is asked, until the stream stands again', async () => {
  listen()
  TestStream.last().cut()
  await pollAgain()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ last: 7, mark: '7-1', cases: ['482739165'] })
  TestStream.last().onopen?.()
  await pollAgain()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a stream that the browser gave up is opened anew once the server answers', async () => {
  listen()
  TestStream.last().cut({ isGivenUp: true })
  answer.mockImplementationOnce(() => Response.json({ message: 'weg' }, { status: 503 }))
  await pollAgain()
  expect(TestStream.opened).toHaveLength(1)
  await pollAgain()
  expect(TestStream.opened).toHaveLength(2)
})

test('a page that nobody sees has no stream, and one that goes on from what it heard when it is seen again', async () => {
  listen()
  TestStream.last().tell({ last: 5, mark: '5-3', cases: ['1'] })
  expect(TestStream.last().address).toBe(deskEvents.path)
  setVisible(false)
  expect(TestStream.last().readyState).toBe(TestStream.CLOSED)
  await pollAgain()
  setVisible(true)
  expect(TestStream.opened).toHaveLength(2)
  expect(TestStream.last().address).toBe(`${deskEvents.path}?na=5-3`)
  expect(answer).not.toHaveBeenCalled()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('who is signed out meanwhile is asked to sign in over the page', async () => {
  answer.mockImplementation(() => Response.json({ message: 'Log in' }, { status: 401 }))
  listen()
  TestStream.last().cut({ isGivenUp: true })
  await pollAgain()
  await vi.waitFor(() => expect(signInQuestion.isOpen.getSnapshot()).toBe(true))
  signInQuestion.answer(false)
})
