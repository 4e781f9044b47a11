export const linkRefusalTexts = {
  title: 'Er is een probleem',
  gone: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
} as const
