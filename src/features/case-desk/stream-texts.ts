import type { MailCut } from '../cases/mail-cuts.ts'
import type { StreamFilter } from './stream-filters.ts'

export const streamTexts = {
  title: 'Gesprek en tijdlijn',
  filters: 'Toon',
  names: {
    alles: 'Alles',
    gesprek: 'Gesprek',
    mails: 'Mails',
    notities: 'Notities',
    gebeurtenissen: 'Gebeurtenissen',
  } satisfies Readonly<Record<StreamFilter, string>>,
  none: {
    alles: 'Er is nog niets gebeurd.',
    gesprek: 'Er is nog niet gemaild of gebeld.',
    mails: 'Er is over deze zaak nog niets gemaild.',
    notities: 'Er is nog geen notitie.',
    gebeurtenissen: 'Er is nog niets gebeurd.',
  } satisfies Readonly<Record<StreamFilter, string>>,
  earlier: (count: number) => (count === 1 ? 'Toon 1 eerder bericht' : `Toon ${count} eerdere berichten`),
  to: (recipient: string) => `aan ${recipient}`,
} as const

export const receivedTexts = {
  forgedMail: 'Mail van wie niet de afzender is',
  forgedActor: 'Afzender onbekend',
  nowAsks: 'Mail vraagt wel iets',
  nowAsksNothing: 'Mail vraagt niets',
  asksNothing: 'Vraagt niets',
  asks: 'Vraagt iets',
  /** Why it was judged so. */
  because: (what: string, reasons: string) => (reasons === '' ? what : `${what}: ${reasons}`),
  isQuestion: 'Dit is wel een vraag',
  isNoQuestion: 'Dit vraagt niets',
  judged: 'Mail',
  copies: (addresses: string) => `Ook aan: ${addresses}`,
  uncheckedColleague: 'Van het adres van een collega, maar dat is niet gecontroleerd.',
  unknownSender: 'Dit adres hoort niet bij deze zaak.',
  nobody: 'Afzender onbekend: de mail noemt er geen, of meer dan één',
  forged: (checks: readonly (readonly [name: string, result: string])[]) =>
    `Afzender klopt niet: deze mail komt niet van het domein dat erin staat (${checks.map(([name, result]) => `${name} ${result}`).join(', ')}). Hij veranderde niets aan andere zaken. Bel de klant voordat je iets doet.`,
  noText: 'In deze mail staat geen tekst.',
  cut: {
    'too-large': 'Deze mail is te groot: hier staat alleen het begin, en er kunnen bestanden ontbreken.',
    unreadable: 'Deze mail is niet goed te lezen: hier staat wat eruit te halen was.',
    encrypted:
      'Deze mail is versleuteld (S/MIME of PGP): alleen wie de sleutel heeft leest hem. Vraag de afzender hem zonder versleuteling te sturen, of bel.',
    winmail:
      'De tekst en bestanden zitten in winmail.dat, dat alleen Outlook leest. Vraag de afzender de mail als HTML of platte tekst te sturen, of bel.',
  } satisfies Record<MailCut, string>,
  original: (name: string) =>
    `Het origineel staat erbij als ${name}: sla het op en open het in je mailprogramma.`,
  noOriginal:
    'Het origineel staat in de mailbox waar de mail binnenkwam. Staat het daar niet, vraag dan de afzender hem opnieuw te sturen, met minder of kleinere bestanden.',
  quoted: 'Eerdere mail',
} as const
