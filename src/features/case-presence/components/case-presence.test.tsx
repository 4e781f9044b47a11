// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { TestStream } from '../../desk/components/testing-stream.ts'
import type { PresentColleague } from '../contract.ts'
import { CasePresence, useIsWriting } from './case-presence.tsx'
import { ColleaguesHere } from './colleagues-here.tsx'
import { useSomebodyWrites, WritesAlready } from './writes-already.tsx'

const number = '482739165'
const path = `/api/beheer/zaken/${number}/aanwezig`

let others: readonly PresentColleague[] = []
let isDown = false
/** Signs that the page gave, in order. */
const told: string[] = []

beforeEach(() => {
  others = []
  isDown = false
  told.length = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('5b1f6c9e-7a3d-4f2b-8c1e-0d9a6b4e2f71')
  TestStream.stub()
  standInServer({
    [path]: sent => {
      told.push(JSON.parse(String(sent?.body)).isWriting ? 'writes' : 'looks')
      return isDown
        ? Response.json({ message: 'Probeer het later nog eens.' }, { status: 503 })
        : Response.json({ colleagues: others })
    },
    [`${path}/5b1f6c9e-7a3d-4f2b-8c1e-0d9a6b4e2f71`]: () => {
      told.push('leaves')
      return new Response(null, { status: 204 })
    },
  })
})
afterEach(async () => {
  cleanup()
  await waitFor(() => expect(told.at(-1)).toBe('leaves'))
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A case with a reply in it. */
function Case() {
  const [text, setText] = useState('')
  const [writesToo, setWritesToo] = useState(false)
  const somebodyWrites = useSomebodyWrites()
  useIsWriting(text !== '')
  return (
    <>
      <ColleaguesHere />
      {!writesToo && text === '' && <WritesAlready onWriteToo={() => setWritesToo(true)} />}
      <textarea
        aria-label="Bericht"
        readOnly={somebodyWrites && !writesToo && text === ''}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </>
  )
}

async function open() {
  const page = render(
    <CasePresence number={number}>
      <Case />
    </CasePresence>,
  )
  await waitFor(() => expect(told).toEqual(['looks']))
  return page
}

const somebodyMoves = () =>
  act(() => TestStream.last().tell({ last: 1, mark: '1-1', cases: [], present: [number] }))

const anna = (isWriting: boolean) => ({ id: 'a', name: 'Anna Vos', isWriting })
const boris = (isWriting: boolean) => ({ id: 'b', name: 'Boris Kok', isWriting })

test('the page says who comes, who writes and that they are gone, at once', async () => {
  await open()
  expect(screen.getByRole('status').textContent).toBe('')
  others = [anna(false), boris(false)]
  somebodyMoves()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ook hier: Anna Vos en Boris Kok'))
  others = [anna(true), boris(false)]
  somebodyMoves()
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Anna Vos schrijft nuOok hier: Boris Kok'),
  )
  others = []
  somebodyMoves()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
})

test('it asks again by itself, and not for what happens at other cases', async () => {
  await open()
  act(() => TestStream.last().tell({ last: 1, mark: '1-1', cases: [number], present: ['900000009'] }))
  expect(told).toEqual(['looks'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual(['looks', 'looks'])
})

test('it tells that something is written, until it is no longer', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('Bericht'), { target: { value: 'Beste' } })
  await waitFor(() => expect(told).toEqual(['looks', 'writes']))
  fireEvent.change(screen.getByLabelText('Bericht'), { target: { value: '' } })
  await waitFor(() => expect(told).toEqual(['looks', 'writes', 'looks']))
})

test('a page that nobody sees is not at the case, and comes back with who looks at it', async () => {
  await open()
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    fireEvent(document, new Event('visibilitychange'))
  }
  see('hidden')
  await waitFor(() => expect(told).toEqual(['looks', 'leaves']))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['looks', 'leaves'])
  see('visible')
  await waitFor(() => expect(told).toEqual(['looks', 'leaves', 'looks']))
})

test('a reply says who writes one already before the first letter, and goes on with one press', async () => {
  await open()
  others = [anna(true)]
  somebodyMoves()
  await screen.findByText('Anna Vos schrijft al een antwoord.')
  const reply = screen.getByLabelText<HTMLTextAreaElement>('Bericht')
  expect(reply.readOnly).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Toch schrijven' }))
  expect(reply.readOnly).toBe(false)
  expect(screen.queryByText('Anna Vos schrijft al een antwoord.')).toBeNull()
})

test('a server that cannot answer leaves the page as it was', async () => {
  await open()
  others = [anna(false)]
  somebodyMoves()
  await screen.findByText('Ook hier: Anna Vos')
  isDown = true
  await vi.advanceTimersByTimeAsync(20_000)
  await waitFor(() => expect(told).toEqual(['looks', 'looks', 'looks']))
  expect(screen.getByText('Ook hier: Anna Vos')).toBeTruthy()
})
