// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { MailDomains } from './mail-domains.tsx'

afterEach(cleanup)

const show = (answer: () => Response) => {
  standInServer({ '/api/beheer/maildomeinen': answer })
  render(<MailDomains />)
}
const domains = (...rows: readonly { domain: string; problems: readonly string[] }[]) =>
  Response.json({ domains: rows })

test('says of each domain what is wrong, and of the others that they are right', async () => {
  show(() =>
    domains(
      { domain: 'shop.nl', problems: ['SPF ontbreekt', 'DMARC ontbreekt'] },
      { domain: 'zaak.nl', problems: [] },
    ),
  )
  screen.getByText('We vragen DNS of onze mails aankomen.')
  await screen.findByText('Mails van of aan shop.nl komen misschien niet aan')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SPF ontbreekt',
    'DMARC ontbreekt',
  ])
  screen.getByText('SPF, DKIM en DMARC kloppen: zaak.nl.')
})

test('says nothing where no mails are sent', async () => {
  show(() => domains())
  await expect.poll(() => document.body.textContent).toBe('')
})

test('says that it does not know where nobody answers', async () => {
  show(() => new Response(null, { status: 503 }))
  await screen.findByText('We konden niet nagaan of onze mails aankomen')
})
