/** Why an order is not placed. */
export const orderRefusals = {
  agreeToDuration: (months: number) =>
    `Geef toestemming voor het contract van ${months} maanden, of kies een kortere looptijd.`,
  notAtDesk:
    'Je bent niet meer ingelogd bij beheer. Log in een ander tabblad in en plaats de bestelling dan opnieuw.',
  pricesChanged: 'De prijzen zijn veranderd sinds je ze zag. Bekijk de nieuwe bedragen en ga ermee akkoord.',
  noneYet: 'Er is nog geen bestelling geplaatst.',
  keyUsed: 'Deze bestelling is al verstuurd met andere gegevens. Begin een nieuwe bestelling.',
  notSo: 'Deze bestelling kan zo niet worden geplaatst.',
  unknownProduct: 'Een product in je winkelwagen wordt niet meer verkocht. Stel je bestelling opnieuw samen.',
} as const
