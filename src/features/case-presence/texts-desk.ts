const both = new Intl.ListFormat('nl', { type: 'conjunction' })

export const presenceTexts = {
  /** @param names of colleagues who have the case open and write nothing */
  looking: (names: readonly string[]) => `Ook hier: ${both.format(names)}`,
  /** @param names of colleagues who write in it */
  writing: (names: readonly string[]) =>
    `${both.format(names)} ${names.length === 1 ? 'schrijft' : 'schrijven'} nu`,
  /** @param names of colleagues who write in it, before one’s own first letter */
  somebodyWrites: (names: readonly string[]) =>
    `${both.format(names)} ${names.length === 1 ? 'schrijft' : 'schrijven'} al een antwoord.`,
  writeToo: 'Toch schrijven',
}
