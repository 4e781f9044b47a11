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
  noText: 'In deze mail staat geen tekst.',
  cut: 'Van deze mail is niet alles te lezen.',
  quoted: 'Eerdere mail',
} as const
