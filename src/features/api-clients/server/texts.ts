/** Why an administrator's change of an API client is refused. */
export const clientRefusals = {
  unknown: 'Deze koppeling of sleutel is er niet (meer).',
  changedMeanwhile:
    'Iemand anders heeft deze koppeling intussen gewijzigd. Wat je typte staat er nog: sla nog een keer op, dan zie je wat er veranderde.',
  noSuchReseller: 'Deze reseller is er niet (meer). Kies een andere.',
  past: 'Deze dag is voorbij. Kies vandaag of later.',
  forSystemsOnly:
    'Een reseller wijzigt de catalogus niet. Haal de rechten om de catalogus te maken, wijzigen en verwijderen weg.',
  enoughKeys: 'Deze koppeling heeft al twee sleutels. Trek er eerst een in.',
} as const
