import { describe, expect, test } from 'vitest'
import { timelineWords } from '../../app/desk/timeline-words.ts'
import { deskDue, deskMoment } from '../../common/desk-moments.ts'
import { kindOf } from '../../common/event-kind.ts'
import { caseEvents } from '../cases/events.ts'
import { entryActorInWords, eventInWords } from './timeline-texts.ts'

describe('what happened to a case', () => {
  test.each([
    [
      'state-changed',
      { fromLabel: 'ontvangen', toLabel: 'in behandeling' },
      'Van ontvangen naar in behandeling',
    ],
    ['case-assigned', { from: null, to: 'id', toName: 'Noor' }, 'Toegewezen aan Noor'],
    ['case-assigned', { from: 'id', to: null }, 'Aan niemand toegewezen'],
    ['call-done', { outcome: 'no-answer' }, 'Gebeld: geen gehoor'],
    [
      'call-done',
      { outcome: 'call-back', plannedFor: '2026-11-24T13:05:00Z' },
      'Gebeld: wil op een ander moment gebeld worden, di 24 nov, 14:05',
    ],
    [
      'delivery-planned',
      { day: '2026-12-01', partOfDay: 'morning' },
      'Levering gepland op dinsdag 1 december, tussen 8 en 12 uur',
    ],
    [
      'port-in-changed',
      { step: 'refuse', refusal: 'contract-runs' },
      'Nummer geweigerd: het contract loopt nog',
    ],
    [
      'delivery-planned',
      { day: '2026-12-03', before: '2026-12-01', partOfDay: 'morning' },
      'Levering verplaatst van dinsdag 1 december naar donderdag 3 december, tussen 8 en 12 uur',
    ],
    [
      'delivery-planned',
      { day: '2026-12-01', before: '2026-12-01', partOfDay: 'morning' },
      'Levering gewijzigd: dinsdag 1 december, tussen 8 en 12 uur',
    ],
    [
      'call-planned',
      { plannedFor: '2026-11-25T13:05:00Z', before: '2026-11-24T13:05:00Z' },
      'Belafspraak verplaatst van di 24 nov, 14:05 naar wo 25 nov, 14:05',
    ],
    [
      'port-in-changed',
      { step: 'plan', phone: '+31201234567', day: '2026-12-03', before: '2026-12-01' },
      'Overgang van 020 123 45 67 verplaatst van dinsdag 1 december naar donderdag 3 december',
    ],
    ['port-in-changed', { step: 'complete', phone: '+31201234567' }, '020 123 45 67 overgezet'],
    [
      'product-ended',
      { position: 1, product: 'Zakelijk Glasvezel 500/500', day: '2026-12-01', reason: 'customer-request' },
      'Zakelijk Glasvezel 500/500 eindigt op dinsdag 1 december: op verzoek van de klant',
    ],
    ['notice-given', { day: '2026-12-31' }, 'Opgezegd per donderdag 31 december'],
    ['notice-withdrawn', { day: '2026-12-31' }, 'Opzegging per donderdag 31 december ingetrokken'],
    ['mail-queued', { kind: 'order-confirmed' }, 'Mail aan de klant: bestelling bevestigd'],
    ['check-done', { check: 'kvk', byHand: true }, 'KVK nummer zelf nagekeken'],
    ['mail-sent-again', { kind: 'order-confirmed' }, 'Opnieuw verstuurd: bestelling bevestigd'],
    ['quote-sent', { number: 2 }, 'Prijsopgave verstuurd, versie 2'],
    ['quote-accepted', { order: '482739165' }, 'Klant accepteerde de prijsopgave: dat is nu een bestelling'],
    [
      'quote-accepted',
      { order: '482739165', open: 2 },
      'Klant accepteerde een deel van de prijsopgave: dat is nu een bestelling, 2 delen staan nog open',
    ],
    [
      'quote-accepted',
      { orders: ['482739165', '482739173'], open: 1 },
      'Klant accepteerde een deel van de prijsopgave: dat is nu 2 bestellingen, 1 deel staat nog open',
    ],
    ['quote-opened', { number: 2 }, 'Klant opende de prijsopgave, versie 2'],
    ['of-a-later-version', {}, 'of-a-later-version'],
  ])('%s %j reads “%s”', (type, data, words) =>
    expect(eventInWords(timelineWords, { type: kindOf(type), data }).replaceAll('\u00a0', ' ')).toBe(words),
  )

  test('names why a message was closed', () => {
    const data = { fromLabel: 'nieuw', toLabel: 'gesloten', reasonLabel: 'ongewenst' }
    expect(eventInWords(timelineWords, { type: caseEvents.stateChanged, data })).toBe(
      'Van nieuw naar gesloten (ongewenst)',
    )
  })

  test('was somebody’s doing, by name where there is one', () => {
    expect(entryActorInWords({ by: { kind: 'staff', name: 'Noor' }, data: {} })).toBe('Noor')
    expect(entryActorInWords({ by: { kind: 'staff', name: null }, data: {} })).toBe('Een oud-collega')
    expect(entryActorInWords({ by: { kind: 'visitor', name: null }, data: {} })).toBe('Klant zonder account')
    expect(entryActorInWords({ by: { kind: 'visitor', name: null }, data: { isForged: true } })).toBe(
      'Afzender onbekend',
    )
  })
})

test('a moment is told in Dutch time', () =>
  expect(deskMoment('2026-07-01T12:05:00Z')).toBe('wo 1 jul, 14:05'))

test('what is promised by the end of a day is told as that day', () => {
  expect(deskDue('2026-11-23T23:00:00Z')).toBe('ma 23 nov')
  expect(deskDue('2026-11-24T13:00:00Z')).toBe('di 24 nov, 14:00')
})
