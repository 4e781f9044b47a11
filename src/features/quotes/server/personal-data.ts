import { type Datum, of, type PersonalData } from '../../../platform/personal-data/declare.ts'
import { addressData, ofOrder } from '../../orders/server/personal-data.ts'
import type { PartDraft } from '../part.ts'

const ofQuote = [of('contact', 'name'), of('contact', 'contact'), of('contact', 'order')] as const

const draftData: Readonly<Record<keyof PartDraft, readonly Datum[]>> = {
  lines: [of('contact', 'order')],
  freeLines: [of('contact', 'order'), of('colleague', 'words')],
  discounts: [of('contact', 'order'), of('colleague', 'words')],
  termInMonths: [of('contact', 'order')],
  freeMonths: [of('contact', 'order')],
  references: [of('contact', 'order')],
  delivery: [of('contact', 'order')],
}

export const personalData: PersonalData = {
  tables: {
    quote_versions: {
      activities: ['quotes'],
      persons: {
        case_id: [of('contact', 'reference')],
        made_by: [of('colleague', 'reference')],
        sent_at: [of('colleague', 'trace')],
        words: [of('colleague', 'words')],
        whole_discounts: [of('contact', 'order'), of('colleague', 'words')],
        draft: { keys: draftData },
        draft_in_cents: { keys: draftData },
        lines: [of('contact', 'order')],
        opened_at: [of('contact', 'trace')],
        ended_at: [of('contact', 'trace')],
        reason: [of('contact', 'words'), of('colleague', 'words')],
        order_case_id: [of('contact', 'reference')],
      },
      nobody: ['id', 'number', 'state', 'valid_until', 'part_count', 'product_format', 'link_id'],
    },
    quote_parts: {
      activities: ['quotes'],
      persons: {
        version_id: [of('contact', 'reference')],
        name: [of('contact', 'address')],
        product_type: [of('contact', 'order')],
        installation_address: { keys: addressData },
        draft: { keys: draftData },
        lines: [of('contact', 'order')],
        whole_discounts: [of('contact', 'order')],
        accepted_at: [of('contact', 'trace')],
        order_case_id: [of('contact', 'reference')],
      },
      nobody: ['position', 'part_id', 'details_format', 'address_checked', 'product_format'],
    },
  },
  messages: {
    'quote-confirmation': { to: 'contact', tells: ofQuote },
    'quote-notice': { to: 'colleague', tells: ofQuote },
    'quote-sent': { to: 'contact', tells: [...ofQuote, of('colleague', 'name')] },
    'quote-reminder': { to: 'contact', tells: ofQuote },
    'quote-withdrawn': { to: 'contact', tells: ofQuote },
    'quote-ended': { to: 'contact', tells: ofQuote },
    'quote-reopened': { to: 'contact', tells: ofQuote },
    'quote-opened-notice': { to: 'colleague', tells: [...ofQuote, of('contact', 'trace')] },
    'quote-question-notice': { to: 'colleague', tells: [...ofQuote, of('contact', 'words')] },
    'quote-accepted-notice': { to: 'colleague', tells: ofQuote },
    'acceptance-confirmation': { to: 'contact', tells: [...ofOrder, of('payer', 'payment')] },
    'acceptance-notice': { to: 'colleague', tells: ofOrder },
    'quote-declined-notice': { to: 'colleague', tells: [...ofQuote, of('contact', 'words')] },
    'quote-expired-notice': { to: 'colleague', tells: ofQuote },
  },
  documents: {
    quote: [...ofQuote, of('contact', 'organisation'), of('contact', 'address'), of('colleague', 'name')],
    'quote-request': [...ofQuote, of('contact', 'organisation'), of('contact', 'address')],
  },
}
