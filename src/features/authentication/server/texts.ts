const chooseWords = 'Kies bijvoorbeeld drie of vier losse woorden.'

/** Why a password is guessed too soon. */
export const guessableTexts = {
  ofTheOwner: (part: string) => `In dit wachtwoord zit ${part}. ${chooseWords}`,
  common: 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander wachtwoord.',
  onlySigns: `Een wachtwoord van alleen spaties of leestekens is snel geraden. ${chooseWords}`,
  oneWord: `Eén woord, ook met een jaartal of een paar tekens erbij, is snel geraden. ${chooseWords}`,
  pattern: `Een datum, een herhaling of een rijtje toetsen is snel geraden. ${chooseWords}`,
} as const

/** Parts of a password that are of its owner, for use in a sentence. */
export const ownWordTexts = {
  brand: 'onze naam',
  trade: 'een woord uit ons vak',
  name: 'je naam',
  email: 'je e-mailadres',
  companyName: 'je bedrijfsnaam',
  address: 'je adres',
  kvkNumber: 'je KVK nummer',
  phoneNumber: 'je telefoonnummer',
} as const
