const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ')

export const answerTextTexts = {
  unknownField: (names: readonly string[]) =>
    `${inBraces(names)} ${names.length === 1 ? 'is geen veld' : 'zijn geen velden'}. Kies een veld uit de lijst.`,
  fieldLeft: (names: readonly string[]) =>
    names.length === 1
      ? `${inBraces(names)} is bij deze zaak niet bekend. Vul zelf in wat er moet staan, of haal het weg.`
      : `${inBraces(names)} zijn bij deze zaak niet bekend. Vul zelf in wat er moet staan, of haal ze weg.`,
} as const
