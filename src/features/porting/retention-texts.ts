/** Why a number cannot be kept. */
export const retentionTexts = {
  mobile: 'Een mobiel nummer kun je hier niet behouden. Vul een vast nummer in.',
  noNumber:
    'Vul een Nederlands vast nummer in of een nummer met 085, 088, 091, 0800 of 0900, of laat het veld leeg.',
  twice: 'Dit nummer heb je hierboven al ingevuld.',
} as const
