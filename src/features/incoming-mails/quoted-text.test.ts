import EmailReplyParser from 'email-reply-parser'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ownAndQuoted, splitQuoted } from './quoted-text.ts'

const answer = 'Dat is goed.\n\nGroet,\nJan'
const earlier = 'Beste Jan,\n\nWe leveren op 3 december.\n\nLijnhaven'
const marked = earlier.replace(/^/gm, '> ')

describe('of an answer above what it quotes', () => {
  test.each<readonly [string, string]>([
    ['Gmail, Dutch', `Op vr 27 nov 2026 om 09:12 schreef Lijnhaven <shop@shop.example>:\n\n${marked}`],
    [
      'Gmail, Dutch, broken',
      `Op vr 27 nov 2026 om 09:12 schreef Lijnhaven <\nshop@shop.example>:\n\n${marked}`,
    ],
    ['Gmail, English', `On Fri, 27 Nov 2026 at 09:12, Lijnhaven <shop@shop.example> wrote:\n\n${marked}`],
    [
      'Gmail, English, broken',
      `On Fri, 27 Nov 2026 at 09:12, Lijnhaven <shop@shop.example>\nwrote:\n\n${marked}`,
    ],
    [
      'Apple Mail, Dutch',
      `Op 27 nov 2026 om 09:12 heeft Lijnhaven <shop@shop.example> het volgende geschreven:\n\n${marked}`,
    ],
    ['Apple Mail, English', `On 27 Nov 2026, at 09:12, Lijnhaven <shop@shop.example> wrote:\n\n${marked}`],
    ['Thunderbird, Dutch', `Op 27-11-2026 om 09:12 schreef Lijnhaven:\n${marked}`],
    ['a program that marks nothing', `Op 27-11-2026 om 09:12 schreef Lijnhaven:\n\n${earlier}`],
    [
      'Outlook, Dutch',
      `Van: Lijnhaven <shop@shop.example>\nVerzonden: vrijdag 27 november 2026 09:12\nAan: Jan Jansen <jan@jansen.example>\nOnderwerp: Je bestelling\n\n${earlier}`,
    ],
    [
      'Outlook, English',
      `From: Lijnhaven <shop@shop.example>\nSent: Friday, November 27, 2026 9:12 AM\nTo: Jan <jan@jansen.example>\nSubject: Je bestelling\n\n${earlier}`,
    ],
    [
      'Outlook on a phone',
      `________________________________\nVan: Lijnhaven <shop@shop.example>\nDatum: vrijdag 27 november 2026 09:12\nAan: jan@jansen.example\nOnderwerp: Je bestelling\n\n${earlier}`,
    ],
    [
      'Outlook of old, Dutch',
      `-----Oorspronkelijk bericht-----\nVan: Lijnhaven [mailto:shop@shop.example]\nVerzonden: vrijdag 27 november 2026 09:12\nAan: Jan\nOnderwerp: Je bestelling\n\n${earlier}`,
    ],
    [
      'Outlook of old, English',
      `-----Original Message-----\nFrom: Lijnhaven\nSent: Friday\nTo: Jan\n\n${earlier}`,
    ],
    ...(
      [
        ['Danish', 'Fra', 'Sendt', 'Til', 'Emne'],
        ['Swedish', 'Från', 'Skickat', 'Till', 'Ämne'],
        ['German', 'Von', 'Gesendet', 'An', 'Betreff'],
        ['French', 'De', 'Envoyé', 'À', 'Objet'],
        ['Polish', 'Od', 'Wysłano', 'Do', 'Temat'],
      ] as const
    ).map(
      ([language, from, sent, to, subject]) =>
        [
          `Outlook, ${language}`,
          `${from}: Lijnhaven <shop@shop.example>\n${sent}: 27. 11. 2026 09:12\n${to}: Jan\n${subject}: Je bestelling\n\n${earlier}`,
        ] as const,
    ),
    [
      'Outlook without the address',
      `Van: Lijnhaven\nVerzonden: vrijdag 27 november 2026 09:12\nAan: Jan\nOnderwerp: Je bestelling\n\n${earlier}`,
    ],
    ['marked lines alone', marked],
    [
      'Yahoo, Dutch',
      `    Op vrijdag 27 november 2026 om 09:12:00 CET schreef Lijnhaven <shop@shop.example>:  \n \n${earlier}`,
    ],
    ['Roundcube, Dutch', `Lijnhaven schreef op 2026-11-27 09:12:\n${marked}`],
    [
      'Gmail, French, as the library knows it',
      `Le ven. 27 nov. 2026 à 09:12, Lijnhaven <shop@shop.example> a écrit :\n\n${marked}`,
    ],
  ])('%s is folded', (_, quoted) => {
    for (const newline of ['\n', '\r\n']) {
      const split = splitQuoted(`${answer}\n\n${quoted}`.replaceAll('\n', newline))
      expect(split.text).toBe(answer)
      expect(split.quoted).toContain('We leveren op 3 december.')
      expect(split.quoted).not.toContain('Dat is goed')
    }
  })
})

it('shows an answer below what it quotes', () => {
  const header = 'Op 27-11-2026 om 09:12 schreef Lijnhaven:'
  const split = splitQuoted(`${header}\n${marked}\n\n${answer}`)
  expect(split).toEqual({ text: answer, quoted: `${header}\n${marked}` })
})

it('leaves answers between quoted lines with those', () => {
  const between = '> Wanneer schikt het?\nOp dinsdag.\n\n> En het adres?\nDat klopt.'
  expect(splitQuoted(between)).toEqual({ text: between, quoted: '' })
  const header = 'Op 27-11-2026 om 09:12 schreef Lijnhaven:'
  expect(splitQuoted(`Zie hieronder.\n\n${header}\n${between}`)).toEqual({
    text: `Zie hieronder.\n\n${header}\n${between}`,
    quoted: '',
  })
})

test.each([
  ['no quotation', answer],
  ['words that look like one', 'Hallo,\n\nOp jullie site schreef je:\nLevering binnen een week.'],
  [
    'other words that look like one',
    'Op mijn bureau ligt de brief die jullie schreef: klopt dat?\nVan: mij\nAan: jullie',
  ],
  ['a list of facts', 'Van: 09:00\nTot: 17:00\nDe deur is open.'],
  [
    'a move from one address to another',
    'Graag verhuizen:\nVan: Dorpsstraat 1\nDatum: 4 december\nAan: Kerkstraat 2\n\nKan dat?',
  ],
  ['a call to be moved', 'Van: dinsdag\nDatum: 4 december 14:30\nAan: woensdag\n\nKan dat?'],
  ['a signature', `${answer}\n-- \nJansen & Zn. B.V.\n020 123 45 67`],
  ['a line of dashes', `${answer}\n\n-----\n\nPS: tot dinsdag`],
  ['a mail that only quotes', `Op 27-11-2026 om 09:12 schreef Lijnhaven:\n${marked}`],
  ['nothing', ''],
])('a mail with %s stays as it is', (_, mail) => {
  expect(splitQuoted(mail)).toEqual({ text: mail, quoted: '' })
})

it('loses no word, and takes none twice', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '> x1',
      '',
      'Op 27-11-2026 om 09:12 schreef Lijnhaven:',
      '-----Oorspronkelijk bericht-----',
      'Van: a',
      'Verzonden: b',
      'Aan: c',
      '________________________________',
      'On x1, y wrote:',
    ),
    fc.string({ unit: fc.constantFrom('a', 'b', '>', ' '), maxLength: 6 }),
  )
  const letters = (text: string) => [...text.replace(/\s/g, '')].toSorted().join('')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), lines => {
      const mail = lines.join('\n')
      const { text, quoted } = splitQuoted(mail)
      expect(letters(text + quoted)).toBe(letters(mail))
      const own = ownAndQuoted(mail)
      expect(letters(own.text + own.quoted)).toBe(letters(mail))
    }),
  )
})

/** How many characters the expressions of a mail get to see, and lines the library, which takes more than linear time. */
function seenOf(mail: string) {
  const seen = { characters: 0, lines: 0 }
  const { test: tests } = RegExp.prototype
  const { read } = EmailReplyParser.prototype
  RegExp.prototype.test = function (text) {
    seen.characters += text.length
    return tests.call(this, text)
  }
  EmailReplyParser.prototype.read = function (text) {
    seen.characters += text.length
    seen.lines += text.split('\n').length
    return read.call(this, text)
  }
  splitQuoted(mail)
  Object.assign(RegExp.prototype, { test: tests })
  Object.assign(EmailReplyParser.prototype, { read })
  return seen
}

it('has its expressions see a bounded part of a mail, however long that is', () => {
  const hostile = [
    'Op ',
    'Op x schreef ',
    'Op x schreef y:\n\n',
    `Op ${'schreef '.repeat(40)}\n`,
    'On x\n',
    'Van: x\n',
    'Van: a\nVerzonden: b\n',
    '> ',
    '>\nx\n',
    '-----',
    '______________\n',
    ' \n',
    '\r',
    'Le x écrit\n',
    `${'Een gewone regel van een lange mail. '.repeat(3)}\n`,
  ]
  for (const piece of hostile)
    for (const length of [9_000, 200_000]) {
      const mail = piece.repeat(length / piece.length)
      const { characters, lines } = seenOf(mail)
      expect(characters, `characters in ${length} of ${piece}`).toBeLessThan(800_000)
      expect(lines, `lines in ${length} of ${piece}`).toBeLessThanOrEqual(300)
    }
})

it('finds an answer below a quotation of any length, and no quotation far below', () => {
  const header = 'Op 27-11-2026 om 09:12 schreef Lijnhaven:'
  const long = '> We leveren op 3 december, in de ochtend.\n'.repeat(4_000)
  expect(splitQuoted(`${header}\n${long}\n${answer}`).text).toBe(answer)
  const report = 'Een regel van een verslag.\n'.repeat(2_500)
  expect(splitQuoted(`${report}${header}\n\n${earlier}`).quoted).toBe('')
})

it('leaves a mail of too many lines as it is', () => {
  const lines = 'x\n'.repeat(10_001)
  expect(splitQuoted(`${lines}${marked}`)).toEqual({ text: `${lines}${marked}`, quoted: '' })
})

it('tells an answer without a word of its own from one with words', () => {
  const header = 'Op 27-11-2026 om 09:12 schreef Lijnhaven:'
  expect(ownAndQuoted(`${header}\n${marked}`).text).toBe('')
  expect(ownAndQuoted(`Top.\n\n${header}\n${marked}`).text).toBe('Top.')
})
