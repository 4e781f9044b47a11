export const detailsFieldTexts = {
  onlyDigits: 'Vul een huisnummer in dat alleen uit cijfers bestaat',
  ascription: 'Tennaamstelling',
  firstNameMissing: 'Voornaam is verplicht',
  lastNameMissing: 'Achternaam is verplicht',
  phoneNumberMissing: 'Telefoonnummer is verplicht',
} as const
