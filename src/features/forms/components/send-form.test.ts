import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callMessages } from '../../../api/texts.ts'
import { formTexts } from '../../../ui/forms/texts.ts'
import { securityCheckReason, sendForm } from './send-form.ts'

const answers = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  vi.unstubAllGlobals()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/csrf-token' ? Promise.resolve(Response.json({ data: 'token' })) : answers(),
  )
})

const send = (endpoint: Parameters<typeof sendForm>[0]) => sendForm(endpoint, '/x', new FormData())
const answer = (body: unknown, status = 200) =>
  answers.mockImplementation(() => Promise.resolve(Response.json(body, { status })))
const lost = () => answers.mockRejectedValue(new TypeError('Failed to fetch'))

describe('a generic form', () => {
  it('has arrived once the answer says so', async () => {
    answer({ success: true })
    expect(await send('universal')).toEqual({ ok: true, downloadLink: null })
  })

  it.each([
    [null, 200, null],
    ['ok', 200, null],
    [{}, 200, null],
    [{ success: 'true' }, 200, null],
    [{ success: false }, 200, null],
    [{ success: false }, 422, null],
    [{ message: 'Te vaak.' }, 429, 'Te vaak.'],
    [{ message: 'Even niet.' }, 503, 'Even niet.'],
  ])('has not where the answer is %j with status %i', async (body, status, dutch) => {
    answer(body, status)
    expect(await send('universal')).toEqual({ ok: false, reason: dutch === null ? null : { dutch } })
  })

  it('may have where the answer got lost', async () => {
    lost()
    const reason = { dutch: formTexts.noAnswer }
    expect(await send('universal')).toEqual({ ok: false, reason, mayBeDone: true })
  })

  it('has not where there was no network to send it over', async () => {
    lost()
    vi.stubGlobal('navigator', { onLine: false })
    expect(await send('universal')).toEqual({ ok: false, reason: { dutch: callMessages.unavailable } })
  })
})

describe('the ebook', () => {
  it('comes with its link', async () => {
    answer({ submitFormResponse: { success: true }, downloadLink: '/downloads/nis2-ebook.pdf' })
    expect(await send('ebook')).toEqual({ ok: true, downloadLink: '/downloads/nis2-ebook.pdf' })
  })

  it('may come without one', async () => {
    answer({ submitFormResponse: { success: true } })
    expect(await send('ebook')).toEqual({ ok: true, downloadLink: null })
  })

  it.each([
    [200, null],
    [200, ''],
    [200, {}],
    [200, { submitFormResponse: null }],
    [200, { submitFormResponse: 'ok' }],
    [200, { submitFormResponse: { success: false } }],
    [422, { submitFormResponse: { success: false } }],
    [500, {}],
  ])('does not come with status %i and %j', async (status, body) => {
    answer(body, status)
    expect(await send('ebook')).toMatchObject({ ok: false })
  })
})

describe('the security check says, to the letter,', () => {
  it.each([
    [400, 'Invalid data. Please check the form.'],
    [500, 'Server error. Please try again later.'],
    [503, 'Network error: 503'],
    [429, 'Network error: 429'],
  ])('for %i: %s', async (status, english) => {
    answer({}, status)
    expect(await send('security-check')).toMatchObject({ ok: false, reason: { english } })
  })

  it('and without an answer the default', async () => {
    lost()
    expect(await send('security-check')).toMatchObject({
      reason: { english: 'An error occurred, please try again later.' },
    })
    expect(securityCheckReason({}).dutch).toMatch(/^Er ging iets mis/)
  })
})
