import * as z from 'zod/mini'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import {
  GuestFormDraft,
  InvoiceAddressDraft,
  ReferencesDraft,
  TechnicalPersonDraft,
} from '../../details/components/drafts.ts'
import { emptyGuestForm } from '../../details/components/guest-form.ts'
import { DeliveryPreference } from '../../orders/delivery-preference.ts'
import type { QuoteToAnswer } from '../contract.ts'
import type { AcceptValues } from './acceptance.ts'
import { longTermsOf, sitesOf } from './asked.ts'

/*
 * Input for accepting a quote, stored in this tab so that a reload loses nothing; consents and IBAN are never stored.
 */

const storage = safeStorage(() => window.sessionStorage)
const keyOf = ({ number }: Pick<QuoteToAnswer, 'number'>) => `quoteAcceptance-${number}`

const text = z._default(z.string().check(z.maxLength(320)), '')
const Kept = z.extend(GuestFormDraft, {
  gender: TechnicalPersonDraft.shape.gender,
  technicalPerson: TechnicalPersonDraft,
  invoiceAddress: InvoiceAddressDraft,
  references: z.optional(ReferencesDraft),
  sites: z.record(z.string(), TechnicalPersonDraft),
  numbers: z.record(z.string(), z.object({ number1: text, number2: text, number3: text })),
  deliveryPreference: z._default(z.nullable(DeliveryPreference), null),
})

const nobody = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  gender: '',
  contactType: 'technical',
} as const
const noNumbers = { number1: '', number2: '', number3: '' }
const nowhere = { streetName: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '' }

const forEach = <Value>(keys: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(keys.map(key => [key, value]))

/** Initial values of the fields: stored input, else the known details of the requester. */
export function initialValues(
  quote: Pick<QuoteToAnswer, 'number' | 'known' | 'parts' | 'references'>,
): AcceptValues {
  const { parts } = quote
  const { sites, numbers, ...typed } = kept(quote)
  return {
    ...emptyGuestForm,
    ...quote.known,
    technicalPerson: nobody,
    invoiceAddress: { companyName: '', email: '', address: nowhere },
    references: quote.references,
    deliveryPreference: null,
    ...typed,
    sites: {
      ...forEach(
        sitesOf(parts, parts).map(({ key }) => key),
        nobody,
      ),
      ...sites,
    },
    numbers: {
      ...forEach(
        parts.map(({ id }) => id),
        noNumbers,
      ),
      ...numbers,
    },
    iban: '',
    termsAccepted: false,
    longTerms: forEach(
      longTermsOf(parts, parts).map(({ key }) => key),
      false,
    ),
    directDebit: false,
  }
}

function kept(quote: Pick<QuoteToAnswer, 'number'>): Partial<AcceptValues> {
  try {
    const { references, ...typed } = Kept.parse(JSON.parse(storage.getItem(keyOf(quote)) ?? 'null'))
    // An empty field may be known by now: the buyer may have logged in meanwhile.
    const filledIn = Object.entries(typed).filter(([, value]) => value !== '')
    return { ...Object.fromEntries(filledIn), ...(references && { references }) }
  } catch {
    return {}
  }
}

export function saveDraft(
  quote: Pick<QuoteToAnswer, 'number'>,
  { iban: _iban, termsAccepted: _terms, longTerms: _longTerms, directDebit: _debit, ...typed }: AcceptValues,
): void {
  storage.setItem(keyOf(quote), JSON.stringify(typed))
}

export const clearDraft = (quote: Pick<QuoteToAnswer, 'number'>): void => storage.removeItem(keyOf(quote))
