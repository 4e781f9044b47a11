export const catalogueTexts = {
  unknownType: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
} as const
