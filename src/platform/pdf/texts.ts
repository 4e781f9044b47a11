/** The words that every file has. */
export const pdfTexts = {
  identity: (legalName: string, kvkNumber: string, vatNumber: string) =>
    `${legalName} · KVK ${kvkNumber} · BTW ${vatNumber}`,
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  /** Stands above the title of a document that was drawn again, and in the title of its file. */
  corrected: (day: string) => `Gecorrigeerd op ${day}`,
  whyCorrected:
    'In het eerdere document ontbraken tekens, zichtbaar of bij kopiëren, zoeken en voorlezen. Verder zijn beide gelijk, en het eerdere document blijft bewaard.',
  continued: (title: string) => `${title} (vervolg)`,
  /** Heard before what is paid. */
  usualPrice: (struck: string) => `normaal ${struck}, nu `,
} as const
