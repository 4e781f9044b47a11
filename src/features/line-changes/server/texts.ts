/** Why a proposal to a customer cannot be answered or made. */
export const proposalRefusals = {
  withdrawn: 'Dit voorstel is ingetrokken. Je bestelling blijft zoals die is.',
  agreed: 'Je bent al akkoord gegaan met dit voorstel. Je bestelling is gewijzigd.',
  declined: 'Je hebt dit voorstel afgewezen. Je bestelling blijft zoals die is.',
  nothingChanged: 'Er is niets gewijzigd.',
  noEmail: 'Dit kost meer, en van deze klant is geen e-mailadres bekend om het voor te stellen.',
  noneWaits: 'Er wacht geen voorstel meer op de klant.',
  noOrder: 'Alleen van een bestelling veranderen de regels.',
  quoteLinesStay:
    'De regels zijn die van de geaccepteerde prijsopgave. Wil de klant iets anders, maak dan een nieuwe prijsopgave.',
  agreeToTerm: 'Kies uitdrukkelijk voor de lange looptijd',
  pricesChanged: (monthly: string, oneTime: string) =>
    `De prijzen zijn intussen veranderd. Zo kost de bestelling nu ${monthly} per maand en ${oneTime} eenmalig. Bekijk het en probeer het opnieuw.`,
  reload: 'Laad de pagina opnieuw en probeer het nog eens.',
} as const
