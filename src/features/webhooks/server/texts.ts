/** Names of the receivers that configuration names. */
export const configuredNames = { webinar: 'Aanmeldingen voor een webinar' } as const

/** Why something about a receiver was not done. */
export const webhookRefusals = {
  unknown: 'Deze webhook is er niet meer.',
  changed:
    'Een collega heeft deze webhook intussen gewijzigd. Wat je typte staat er nog: sla nog een keer op, dan zie je wat er veranderde.',
  added:
    'Deze webhook is er al: het vorige antwoord kwam niet aan. Open hem in de lijst en maak daar een nieuw geheim, want het eerste zag je niet.',
  configured: 'Het adres van deze webhook staat in de configuratie van de shop. Wijzig het daar.',
  tooMany: (most: number) => `Er zijn al ${most} webhooks. Verwijder er eerst een.`,
  twoSecrets: 'Er zijn al twee geheimen. Trek eerst het oude in.',
  lastSecret: 'Dit is het enige geheim. Maak eerst een nieuw geheim.',
  paused: 'Een collega heeft deze webhook uitgezet. Vraag of hij weer aan mag.',
  notActive: 'Deze webhook staat uit. Zet hem eerst aan.',
  unknownClient: 'Deze koppeling is er niet meer, of is ingetrokken.',
  notPermitted:
    'Deze koppeling mag niet lezen waar deze gebeurtenissen over gaan. Geef haar eerst dat recht.',
  unknownMessage: 'Dit bericht is er niet meer. Berichten blijven 30 dagen staan.',
}

/** Why a hub of TM Forum's APIs takes no subscription. */
export const hubRefusals = {
  noEvents: 'Deze winkel meldt geen gebeurtenissen van deze API.',
  query: (wrong: string, known: readonly string[]) =>
    `De query wordt niet begrepen bij ${wrong}. ${known.length > 0 ? `Kies uit: ${known.join(', ')}` : 'Gebruik eventType en de state van het onderwerp'}.`,
  noSuchEvent: (known: string) => `Deze gebeurtenis wordt niet gemeld. Kies uit: ${known}.`,
  notPermitted: 'Deze koppeling mag niet lezen waar deze gebeurtenissen over gaan.',
  tooMany: 'Er zijn al te veel abonnementen. Verwijder er eerst een.',
  whichEvents: 'Geef message, of from, to en onlyFailed.',
  again: 'Dit abonnement is er al.',
} as const
