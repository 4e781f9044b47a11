export const teamTexts = {
  title: 'Team',
  intro:
    'Wie wat heeft, wat te laat is en wat op tijd is gedaan. Een getal opent die zaken in de werklijst; daar wijs je ze toe aan een ander.',
  byColleague: 'Per medewerker',
  byKind: 'Per soort',
  colleague: 'Medewerker',
  kind: 'Soort',
  nobody: 'Niemand',
  former: (name: string) => `${name} (behandelt geen zaken meer)`,
  open: 'Open',
  late: 'Te laat',
  today: 'Vandaag',
  unassigned: 'Van niemand',
  oldest: 'Oudste',
  none: 'geen',
  promisesToday: 'Beloften vandaag',
  promisesWeek: 'Beloften deze week',
  promises: ({ kept, late }: { readonly kept: number; readonly late: number }) =>
    late === 0 ? `${kept} op tijd` : `${kept} op tijd, ${late} te laat`,
  noPromises: '–',
  promised:
    'Een belofte is een moment waarop de klant van ons hoort. Ze telt voor wie de zaak op dat moment had, en de week begint op maandag.',
} as const
