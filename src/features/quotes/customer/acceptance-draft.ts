import * as z from 'zod/mini'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import { GuestFormDraft, InvoiceAddressDraft, TechnicalPersonDraft } from '../../details/components/drafts.ts'
import { emptyGuestForm } from '../../details/components/guest-form.ts'
import type { QuoteToAnswer } from '../contract.ts'
import type { AcceptValues } from './acceptance.ts'

/*
 * Input for accepting a quote, stored in this tab so that a reload loses nothing; consents and IBAN are never stored.
 */

const storage = safeStorage(() => window.sessionStorage)
const keyOf = ({ number }: Pick<QuoteToAnswer, 'number'>) => `quoteAcceptance-${number}`

const text = z._default(z.string().check(z.maxLength(320)), '')
const Kept = z.extend(GuestFormDraft, {
  technicalPerson: TechnicalPersonDraft,
  invoiceAddress: InvoiceAddressDraft,
  number1: text,
  number2: text,
  number3: text,
})

const nobody = { firstName: '', lastName: '', phoneNumber: '', email: '' }
const nowhere = { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' }

/** Initial values of the fields: stored input, else the known details of the requester. */
export function initialValues(quote: Pick<QuoteToAnswer, 'number' | 'known'>): AcceptValues {
  return {
    ...emptyGuestForm,
    ...quote.known,
    technicalPerson: { ...nobody, gender: 'MALE', contactType: 'technical' },
    invoiceAddress: { companyName: '', email: '', address: nowhere },
    number1: '',
    number2: '',
    number3: '',
    ...kept(quote),
    iban: '',
    termsAccepted: false,
    longTermConsent: false,
    directDebit: false,
  }
}

function kept(quote: Pick<QuoteToAnswer, 'number'>): Partial<AcceptValues> {
  try {
    return Kept.parse(JSON.parse(storage.getItem(keyOf(quote)) ?? 'null'))
  } catch {
    return {}
  }
}

export function saveDraft(
  quote: Pick<QuoteToAnswer, 'number'>,
  { iban: _iban, termsAccepted: _terms, longTermConsent: _term, directDebit: _debit, ...typed }: AcceptValues,
): void {
  storage.setItem(keyOf(quote), JSON.stringify(typed))
}

export const clearDraft = (quote: Pick<QuoteToAnswer, 'number'>): void => storage.removeItem(keyOf(quote))
