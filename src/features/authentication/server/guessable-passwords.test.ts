import { describe, expect, test } from 'vitest'
import { sampleOrder } from '../../../app/worker/testing-orders.ts'
import { whyGuessable } from './guessable-passwords.ts'

const owner = {
  email: 'Administratie@korenmolen.example',
  organization: { ...sampleOrder.organization, gender: 'FEMALE' as const },
  brandName: 'Lijnhaven',
}
const why = (password: string) => whyGuessable(password, owner)

describe('what somebody who guesses tries first is refused, and the reason is true', () => {
  test.each(['password', 'wachtwoord', 'Welkom01', 'QWERTYUIOP', '123456789', 'hallo123'])(
    '%s is one that many people have',
    password =>
      expect(why(password)).toBe('Dit wachtwoord wordt te vaak gebruikt. Kies een ander wachtwoord.'),
  )

  test.each([
    'welkom123',
    'Welkom2026!',
    'Welkom@2026',
    '2026Welkom!',
    'w3lk0m!!',
    'welkom welkom',
    'geheim12',
    'Zomer2025?',
    'W@chtwoord1',
    'Wachtwoord123!',
    'Utrecht2024',
    'Feyenoord1908!',
    'fietsbel88',
    'sinterklaas',
    'huis2026!',
    'kantoor2026',
  ])('%s is one word, whatever stands around it', password =>
    expect(why(password)).toBe(
      'Eén woord, ook met een jaartal of een paar tekens erbij, is snel geraden. Kies bijvoorbeeld drie of vier losse woorden.',
    ),
  )

  test.each([
    '        ',
    ' \u00a0 \u2003    ',
    '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
    '!!!!!!!!',
  ])('%j shows nothing but spaces and signs', password =>
    expect(why(password)).toBe(
      'Een wachtwoord van alleen spaties of leestekens is snel geraden. Kies bijvoorbeeld drie of vier losse woorden.',
    ),
  )

  test.each(['19-09-1984', '20262026', 'wachtwoordwachtwoord', 'rtyuiopl', 'x'.repeat(128)])(
    '%s is a date, a repetition or a row of keys',
    password =>
      expect(why(password)).toBe(
        'Een datum, een herhaling of een rijtje toetsen is snel geraden. Kies bijvoorbeeld drie of vier losse woorden.',
      ),
  )

  test.each([
    ['Lijnhaven2026', 'onze naam'],
    ['L1jnh@ven!26', 'onze naam'],
    ['Lijnhaven!Lijnhaven', 'onze naam'],
    ['welkombijlijnhaven', 'onze naam'],
    ['glasvezel2026', 'een woord uit ons vak'],
    ['Gl@svezel!2026', 'een woord uit ons vak'],
    ['telefonie2026!', 'een woord uit ons vak'],
    ['GlasvezelInternet26', 'een woord uit ons vak'],
    ['2026beheerder', 'een woord uit ons vak'],
    ['bakkerij de korenmolen b.v.', 'je bedrijfsnaam'],
    ['BakkerijDeKorenmolenBV', 'je bedrijfsnaam'],
    ['bakkerij!', 'je bedrijfsnaam'],
    ['Korenmolen!!2026', 'je bedrijfsnaam'],
    ['Heuvel2026', 'je naam'],
    ['LotteHeuvel1', 'je naam'],
    ['administratie@korenmolen.example', 'je e-mailadres'],
    ['administratie', 'je e-mailadres'],
    ['Frederiksplein42', 'je adres'],
    ['1017XN42', 'je adres'],
    ['12345678', 'je KVK nummer'],
    ['0201234567', 'je telefoonnummer'],
  ])('%s: %s', (password, part) =>
    expect(why(password)).toBe(
      `In dit wachtwoord zit ${part}. Kies bijvoorbeeld drie of vier losse woorden.`,
    ),
  )
})

describe('what takes long to guess is taken', () => {
  test.each([
    'vier-rozen-op-tafel',
    'Welkom01bij ons thuis',
    'de kat krabt de krullen',
    'correct horse battery',
    'Xk7#pQ2v',
    '#Xk7pQ2!',
    'vijf korenmolens draaien zacht',
    'glasvezel onder de tulpen',
  ])('%s', password => expect(why(password)).toBe(null))
})

test('a password of the greatest length is judged by its beginning', () => {
  expect(why('4@8({[<369&#!1/|0$5+7%2'.repeat(6).slice(0, 128))).toBe(null)
})
