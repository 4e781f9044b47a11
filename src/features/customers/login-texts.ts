/* Texts about logging in and out. */

export const loginTexts = {
  button: 'Inloggen',
  failed: 'Inloggen is niet gelukt',
  forgotten: 'Wachtwoord vergeten?',
} as const

export const loggedOutTexts = { title: 'Je bent uitgelogd', text: 'Tot de volgende keer.' } as const

export const noAccountTexts = {
  title: 'Nog geen account?',
  text: 'Je maakt een account tijdens het bestellen, bij de stap Gegevens. Daarna vul je bij een volgende bestelling niets meer opnieuw in en zie je hier hoe het met je bestellingen staat.',
  goOn: 'Ga verder met je bestelling',
  begin: 'Begin een bestelling',
} as const
