export const viewTexts = {
  nameMissing: 'Geef de weergave een naam',
} as const
