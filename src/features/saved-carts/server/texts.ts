export const savedCartRefusals = {
  nothingSold: 'Wat in deze winkelwagen zat wordt niet meer verkocht.',
} as const
