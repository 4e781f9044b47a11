// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { LiveRegion } from '../../../ui/kit/live-region.tsx'
import { TestStream } from '../../desk/components/testing-stream.ts'
import { type WorkItem, workListCalls } from '../contract.ts'
import { item, workList } from './testing-items.ts'
import { useFreshList } from './use-fresh-list.ts'

const { deskChanges, workList: listCall } = workListCalls

/** Current cases on the server. */
let now: readonly WorkItem[] = []

beforeEach(() => {
  TestStream.stub()
  standInServer({
    [listCall.path]: () => Response.json(workList(now)),
    [deskChanges.path]: () => Response.json({ last: 1, mark: '1-1', cases: [] }),
  })
})
afterEach(cleanup)

/** Latest result of the route's loader. */
let loaded = workList([])

function List() {
  const { shown, newCount, isChanged, accept } = useFreshList({}, loaded)
  return (
    <>
      <ul>
        {shown.items.map(({ number, state }) => (
          <li key={number}>{`${number} ${state}`}</li>
        ))}
      </ul>
      {isChanged && <button type="button" onClick={accept}>{`${newCount} nieuw`}</button>}
    </>
  )
}

const Waiting = () => null

const Page = () => (
  <LiveRegion>
    <List />
  </LiveRegion>
)

async function open(items: readonly WorkItem[]) {
  now = items
  loaded = workList(now)
  const loader = () => {
    loaded = workList(now)
    return null
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page, HydrateFallback: Waiting, loader }])
  render(<Stub />)
  await screen.findByRole('list')
  await waitFor(() => expect(TestStream.opened).toHaveLength(1))
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const happens = () => act(() => TestStream.last().tell({ last: 2, mark: '2-1', cases: ['1'] }))

test('what changed in a case changes in its row', async () => {
  await open([item('1'), item('2')])
  now = [item('1'), item('2', { state: 'held' })]
  happens()
  await waitFor(() => expect(rows()).toEqual(['1 acknowledged', '2 held']))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a new case waits until somebody asks for it, and is announced', async () => {
  await open([item('1')])
  now = [item('9'), item('1')]
  happens()
  await screen.findByRole('button', { name: '1 nieuw' })
  expect(rows()).toEqual(['1 acknowledged'])
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 nieuwe zaak'))
  act(() => screen.getByRole('button').click())
  await waitFor(() => expect(rows()).toEqual(['9 acknowledged', '1 acknowledged']))
})

test('a case that is done stays where it was until somebody asks', async () => {
  await open([item('1'), item('2')])
  now = [item('2')]
  happens()
  await screen.findByRole('button', { name: '0 nieuw' })
  expect(rows()).toEqual(['1 acknowledged', '2 acknowledged'])
})

test('in an empty list nothing can jump: what comes in shows at once', async () => {
  await open([])
  now = [item('1')]
  happens()
  await waitFor(() => expect(rows()).toEqual(['1 acknowledged']))
})
