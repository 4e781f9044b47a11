/** Why a filter of the log is not readable. */
export const auditFilterTexts = {
  noSuchColleague: 'Deze medewerker bestaat niet',
  noSuchGroup: 'Deze groep bestaat niet',
  noSuchKind: 'Deze soort bestaat niet',
  noDate: 'Vul een datum in',
  noSuchForm: 'Deze vorm bestaat niet',
  noSuchCustomer: 'Deze klant bestaat niet',
} as const
