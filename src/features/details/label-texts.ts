import type { ProductType } from '../catalogue/product.ts'

export const detailsFieldTexts = {
  onlyDigits: 'Vul een huisnummer in dat alleen uit cijfers bestaat',
  ascription: 'Tennaamstelling',
  firstNameMissing: 'Voornaam is verplicht',
  lastNameMissing: 'Achternaam is verplicht',
  phoneNumberMissing: 'Telefoonnummer is verplicht',
} as const

/** The titles of the blocks, shown on gegevens and controle and named by their buttons. */
export const detailsTitles = {
  organisation: 'Organisatiegegevens',
  contact: 'Contactgegevens',
  technical: 'Technische contactgegevens',
  invoice: 'Factuurgegevens',
  invoiceTo: 'Factuur naar',
  installation: 'Installatieadres',
  payment: 'Betaling',
  terms: 'Voorwaarden',
} as const

/** An address at which nothing but internet is installed is no more than that. */
export const addressTitle = (productType: ProductType): string =>
  productType === 'internet' ? detailsTitles.installation : detailsLabels.address

/** Names of what is shown, where it is not asked. */
export const detailsLabels = {
  organisation: 'Organisatie',
  name: 'Naam',
  address: 'Adres',
  deliveredAt: 'Levering op',
  email: 'E-mailadres',
  phoneNumber: 'Telefoonnummer',
  contactPerson: 'Contactpersoon',
  technicalPerson: 'Technische contactpersoon',
} as const

export const technicalPersonTexts = {
  isTheSame: 'De technische contactpersoon is dezelfde als de contactpersoon',
  same: 'Dezelfde als de contactpersoon.',
} as const

/** Names of the buyer's own references, as fields and as rows. */
export const referenceLabels = {
  purchaseOrderNumber: 'Inkoopnummer of eigen referentie',
  invoiceEmail: 'E-mailadres voor facturen',
  costCentre: 'Kostenplaats',
} as const

/** Before a name. */
export const salutations = { MALE: 'Dhr.', FEMALE: 'Mevr.' } as const
