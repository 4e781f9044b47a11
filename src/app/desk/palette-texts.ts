export const paletteTexts = {
  keys: 'Control+K',
  open: 'Ga naar',
  title: 'Ga naar',
  label: 'Zoek een zaak, klant, pagina of actie',
  placeholder: 'Zaak, klant, pagina of actie',
  groups: { acts: 'Op deze pagina', pages: 'Pagina’s', cases: 'Zaken', customers: 'Klanten' },
  count: (count: number, isAsking: boolean) => {
    if (count > 0) return count === 1 ? '1 keuze' : `${count} keuzes`
    return isAsking ? 'We zoeken …' : 'Niets gevonden'
  },
} as const
