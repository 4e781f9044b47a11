/** The words of where a correction holds, which are also how it is typed. */
export const correctedPlaceTexts = {
  until: 't/m',
  untilInFull: 'tot en met',
  even: 'even',
  odd: 'oneven',
  noNumber: 'Vul een huisnummer in, bijvoorbeeld 12, 12a of 12-1',
  noAddition: 'Vul alleen het nummer in: alle toevoegingen horen erbij',
  noNumbers: 'Laat dit leeg: de hele postcode telt',
  noRange: 'Vul een reeks in, bijvoorbeeld 12 t/m 18 of 12 t/m 18 even',
  backwards: 'Het eerste nummer is hoger dan het laatste',
  noneInRange: 'In deze reeks ligt geen nummer aan die kant',
} as const
