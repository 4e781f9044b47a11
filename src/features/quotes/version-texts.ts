/** Why a version can be answered no more. */
export const versionTexts = {
  accepted: 'Deze prijsopgave is al geaccepteerd.',
  declined: 'Deze prijsopgave is afgewezen.',
  withdrawn: 'Deze prijsopgave is ingetrokken.',
  replaced: 'Deze versie is vervangen. De nieuwste vind je in onze laatste mail.',
  expired:
    'De laatste dag om te accepteren is voorbij. Wil je hem nog? Stel je vraag, dan maken we een nieuwe versie.',
} as const

/** Names of the statuses for staff. */
export const quoteStatusNames = {
  sent: 'wacht op de klant',
  accepted: 'geaccepteerd',
  declined: 'afgewezen',
  withdrawn: 'ingetrokken',
  superseded: 'vervangen',
  expired: 'verlopen',
} as const
