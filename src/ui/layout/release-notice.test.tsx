// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../api/client.ts'
import { isOtherRelease } from '../../api/release.ts'
import { releaseTexts } from '../../api/texts.ts'
import { releaseHeader } from '../../common/contract/session.ts'
import { ReleaseNotice } from './call-signals.tsx'

beforeEach(() => {
  isOtherRelease.set(false)
  document.documentElement.dataset.release = 'een'
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.release
})

/** A page with something typed in it, whose server answers with these headers. */
async function answeredWith(headers: Record<string, string>, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json([], { status, headers }))
  render(
    <>
      <ReleaseNotice />
      <input aria-label="Naam" />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Naam'), 'Jo')
  await call('GET /api/order/products/prices', { query: { productType: 'cloud' } })
}

test.each([200, 404, 503])(
  'a server of another release that answers %i is noticed, and what was typed stays',
  async status => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    await answeredWith({ [releaseHeader]: 'twee' }, status)
    expect(await screen.findByText(releaseTexts.title)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Naam').value).toBe('Jo')
    await userEvent.click(screen.getByRole('button', { name: releaseTexts.later }))
    expect(screen.queryByText(releaseTexts.title)).toBeNull()
  },
)

test.each([
  ['the same', { [releaseHeader]: 'een' }],
  ['none', {}],
  ['an empty', { [releaseHeader]: '' }],
])('a server that names %s release changes nothing', async (_, headers) => {
  await answeredWith(headers)
  expect(screen.queryByText(releaseTexts.title)).toBeNull()
})

test('a page that names no release takes none for another', async () => {
  delete document.documentElement.dataset.release
  await answeredWith({ [releaseHeader]: 'twee' })
  expect(screen.queryByText(releaseTexts.title)).toBeNull()
})
