/** Choosing a password logs the customer in. */
export const passwordChosenTexts = {
  done: { activation: 'Je account is actief', 'password-reset': 'Je wachtwoord is gewijzigd' },
  loggedIn: 'Je bent ingelogd.',
  goOn: 'Je bent ingelogd en kunt verder met je bestelling.',
} as const
