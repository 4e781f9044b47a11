export const bookTexts = { contents: 'Inhoud' } as const
