export const roleFieldTexts = {
  missing: 'Kies een rol',
  role: 'Rol',
} as const
