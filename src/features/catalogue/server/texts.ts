/** Words of the import of a catalogue, for an operator. */
export const importTexts = {
  planned: (id: number, name: string, day: string) =>
    `${id} ${name}: er staat al een wijziging klaar per ${day}; twee prijzen mogen niet tegelijk gelden.`,
  notLater: (id: number, name: string) =>
    `${id} ${name}: looptijd, snelheid, bundel of soort verandert, en dat kan niet per een latere datum; geef het nieuwe product een eigen id.`,
} as const
