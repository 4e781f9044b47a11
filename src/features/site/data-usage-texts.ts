/** How much mobile data people use away from wifi, for `<DataUsage>`, which finds the bundle for it in the catalogue. */
export const dataUsage = {
  headings: { use: 'Wat iemand doet', perDay: 'Per werkdag ongeveer', bundle: 'Past meestal' },
  workingDaysPerMonth: 22,
  uses: [
    { use: 'Bellen, mail, berichten, navigatie', perDay: '100 tot 200 MB', megabytesPerDay: 150 },
    { use: 'Veel onderweg, foto’s versturen, muziek', perDay: '400 tot 600 MB', megabytesPerDay: 500 },
    { use: 'Videobellen en de laptop via de telefoon', perDay: '1 tot 1,5 GB', megabytesPerDay: 1250 },
    { use: 'Werkt de hele dag zonder wifi', perDay: 'meer dan 1,5 GB', megabytesPerDay: 2000 },
  ],
} as const
