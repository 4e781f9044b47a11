import type { MailCut } from '../incoming-mails/received-mail.ts'
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
  more: 'Lees verder',
  less: 'Korter',
  to: (recipient: string) => `aan ${recipient}`,
} as const

export const receivedTexts = {
  unknownSender: 'Dit adres hoort niet bij deze zaak.',
  nobody: 'Afzender onbekend: de mail noemt er geen, of meer dan één',
  /** In lists, at cases that hold such a mail. */
  forgedMark: 'Afzender klopt niet',
  forged: (checks: readonly (readonly [name: string, result: string])[]) =>
    `Afzender klopt niet: deze mail komt niet van het domein dat erin staat (${checks.map(([name, result]) => `${name} ${result}`).join(', ')}). Hij veranderde niets aan andere zaken. Bel de klant voordat je iets doet.`,
  noText: 'In deze mail staat geen tekst.',
  cut: {
    'too-large': 'Deze mail is te groot: hier staat alleen het begin, en er kunnen bestanden ontbreken.',
    unreadable: 'Deze mail is niet goed te lezen: hier staat wat eruit te halen was.',
  } satisfies Record<MailCut, string>,
  original: (name: string) =>
    `Het origineel staat erbij als ${name}: sla het op en open het in je mailprogramma.`,
  noOriginal:
    'Het origineel staat in de mailbox waar de mail binnenkwam. Staat het daar niet, vraag dan de afzender hem opnieuw te sturen, met minder of kleinere bestanden.',
  quoted: 'Eerdere mail',
} as const
