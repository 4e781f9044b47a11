/** Why a mail is held back, as staff read it. */
export const deliveryTexts = {
  virusInFile: 'In een bijlage zit een virus: de mail is niet verstuurd',
  addressBounced: 'Het e-mailadres werkt niet: kijk het na',
  rejected: (words: string) =>
    `Afgewezen door de mailserver van de ontvanger${words === '' ? '' : `: ${words}`}`,
  mostToAddress: (most: number) => `Dit adres kreeg al ${most} mails in 24 uur`,
  mostInHour: (most: number) => `Er gingen dit uur al ${most} mails naar ingevulde adressen`,
} as const
