// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import type { CaseFile } from '../../cases/case-file.ts'
import { FileField } from './file-field.tsx'
import { FilePicker } from './file-picker.tsx'

const stored = (name: string): CaseFile => ({
  id: `id-${name}`,
  name,
  contentType: 'application/pdf',
  size: 3,
  state: 'clean',
})
const pdf = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

/** A request for a file as the browser makes it, which the test answers. */
class Upload {
  static all: Upload[] = []
  upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  address = ''
  isGivenUp = false
  open(_method: string, address: string) {
    this.address = address
    Upload.all.push(this)
  }
  setRequestHeader() {}
  getResponseHeader = (name: string) => (name === 'Content-Type' ? 'application/json' : null)
  send() {}
  abort() {
    this.isGivenUp = true
    this.onabort?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

let removed: string[] = []
beforeEach(() => {
  Upload.all = []
  removed = []
  vi.stubGlobal('XMLHttpRequest', Upload)
  standInServer({
    '/api/beheer/zaken/482739165/bestanden/id-een.pdf': sent => {
      removed.push(String(sent?.method))
      return new Response(null, { status: 204 })
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Picker({ onBusy }: { onBusy?: (isBusy: boolean) => void }) {
  const [files, setFiles] = useState<readonly CaseFile[]>([])
  return (
    <>
      <FilePicker number="482739165" files={files} onChange={setFiles} {...(onBusy && { onBusy })} />
      <output>{files.map(({ id }) => id).join(' ')}</output>
    </>
  )
}

const field = () => screen.getByLabelText(/^Bestanden/)
const uploadAt = async (place: number): Promise<Upload> => {
  await waitFor(() => expect(Upload.all.length).toBeGreaterThan(place))
  return Upload.all[place] as Upload
}

describe('the picker of an answer', () => {
  it('stores each file at once, shows how far it is, and gives its id', async () => {
    const busy: boolean[] = []
    render(<Picker onBusy={isBusy => busy.push(isBusy)} />)
    await userEvent.upload(field(), [pdf('een.pdf'), pdf('twee.pdf')])
    const [first, second] = [await uploadAt(0), await uploadAt(1)]
    expect(first.address).toBe('/api/beheer/zaken/482739165/bestanden')
    first.upload.onprogress?.({ loaded: 1, total: 4 })
    expect(await screen.findByLabelText('een.pdf wordt verstuurd')).toHaveProperty('value', 0.25)
    first.answer(200, stored('een.pdf'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('id-een.pdf'))
    expect(busy.at(-1)).toBe(true)
    second.answer(200, stored('twee.pdf'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('id-een.pdf id-twee.pdf'))
    expect(busy.at(-1)).toBe(false)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says at the field why the server refuses one, and keeps the others', async () => {
    render(<Picker />)
    await userEvent.upload(field(), pdf('een.pdf'))
    ;(await uploadAt(0)).answer(200, stored('een.pdf'))
    await userEvent.upload(field(), pdf('twee.pdf'))
    ;(await uploadAt(1)).answer(422, { errors: { file: { message: 'twee.pdf kunnen we niet aannemen.' } } })
    expect(await screen.findByText('twee.pdf kunnen we niet aannemen.')).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('id-een.pdf')
  })

  it('removes one that is stored, and gives up one that is on its way', async () => {
    render(<Picker />)
    await userEvent.upload(field(), pdf('een.pdf'))
    ;(await uploadAt(0)).answer(200, stored('een.pdf'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('id-een.pdf'))
    await userEvent.click(screen.getByRole('button', { name: 'een.pdf verwijderen' }))
    await waitFor(() => expect(removed).toEqual(['DELETE']))
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.upload(field(), pdf('twee.pdf'))
    const upload = await uploadAt(1)
    await userEvent.click(screen.getByRole('button', { name: 'twee.pdf verwijderen' }))
    expect(upload.isGivenUp).toBe(true)
    await waitFor(() => expect(screen.queryByText('twee.pdf')).toBeNull())
  })

  it('says what cannot go along before it is sent', async () => {
    render(<Picker />)
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(field(), pdf('factuur.exe'))
    expect(screen.getByText(/factuur.exe kunnen we niet aannemen/)).toBeTruthy()
    await user.upload(field(), pdf('groot.pdf', 21 * 1024 * 1024))
    expect(screen.getByText(/groot.pdf is te groot/)).toBeTruthy()
    await user.upload(
      field(),
      ['1', '2', '3', '4', '5', '6'].map(name => pdf(`${name}.pdf`)),
    )
    expect(screen.getByText(/hoogstens 5 bestanden/)).toBeTruthy()
    expect(Upload.all).toEqual([])
  })
})

function Form({ error }: { error?: string }) {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <>
      <FileField files={files} onChange={setFiles} error={error} />
      <output>{files.map(({ name }) => name).join(' ')}</output>
    </>
  )
}

describe('a field for files of a form', () => {
  it('adds to the files that were chosen, and removes one', async () => {
    render(<Form />)
    await userEvent.upload(field(), pdf('een.pdf'))
    await userEvent.upload(field(), [pdf('twee.pdf'), pdf('drie.pdf')])
    expect(screen.getByRole('status').textContent).toBe('een.pdf twee.pdf drie.pdf')
    await userEvent.click(screen.getByRole('button', { name: 'twee.pdf verwijderen' }))
    expect(screen.getByRole('status').textContent).toBe('een.pdf drie.pdf')
  })

  it('shows the sentence of the server, and its own instead', async () => {
    render(<Form error="Dit bestand kunnen we niet aannemen." />)
    expect(screen.getByText('Dit bestand kunnen we niet aannemen.')).toBeTruthy()
    await userEvent.upload(field(), pdf('leeg.pdf', 0))
    expect(screen.getByText('leeg.pdf is leeg.')).toBeTruthy()
  })
})
