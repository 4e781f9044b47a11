import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LoginForm } from '../../features/authentication/contract.ts'
import { Registration } from '../../features/customers/contract-account.ts'
import { EmailForm } from '../../features/customers/contract-links.ts'
import { LoginEmailChange } from '../../features/customers/contract-login.ts'
import {
  ContactPerson,
  GuestDetails,
  InvoiceAddress,
  QuoteForm,
  TechnicalPerson,
} from '../../features/details/details-schema.ts'
import { FibreEnquiry, siteFieldRule } from '../../features/forms/contract.ts'
import { NewQuote } from '../../features/quotes/command-schemas.ts'
import { QuoteFromScratch } from '../../features/quotes/contract-desk.ts'
import { SavedCartForm } from '../../features/saved-carts/contract.ts'
import { FirstAdministrator, SignInForm } from '../../features/staff/contract.ts'
import { Invitation } from '../../features/staff/contract-colleagues.ts'

const siteForm = z.object({ email: siteFieldRule({ kind: 'email', required: true, label: 'E-mailadres' }) })

/** Every form in which an address is typed; one that is forgotten is found where `emailField` is not used. */
const forms = {
  GuestDetails,
  Registration,
  QuoteForm,
  ContactPerson,
  TechnicalPerson,
  InvoiceAddress,
  EmailForm,
  LoginForm,
  LoginEmailChange,
  SavedCartForm,
  FibreEnquiry,
  siteForm,
  NewQuote,
  QuoteFromScratch,
  SignInForm,
  FirstAdministrator,
  Invitation,
} satisfies Record<string, z.ZodMiniType>

/** Message at the field of an e-mail address; undefined for a valid one. */
const saidOf = (schema: z.ZodMiniType, email: string) =>
  (z.safeParse(schema, { email, username: email }).error?.issues ?? [])
    .filter(({ path }) => path[0] === 'email' || path[0] === 'username')
    .map(({ message }) => message)

test.each(Object.entries(forms))('%s takes what is an address, and nothing else', (_, schema) => {
  for (const email of ["o'neil+facturen@klant.nl", 'info@bücher.de', ' mailto:jan@klant.nl '])
    expect(saidOf(schema, email)).toEqual([])
  for (const email of [
    'x@klant.example?subject=a.nl',
    'info?bcc=dief%40evil.nl&subject=x@klant.example',
    'jan@bedrijf..example',
    '.jan@bedrijf.example',
    'jan@bedrijf-.example',
    'jan@bedrijf.123',
  ])
    expect(saidOf(schema, email)).toEqual(['Ongeldig e-mailadres'])
})
