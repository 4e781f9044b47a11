/** The words that every file has. */
export const pdfTexts = {
  identity: (legalName: string, kvkNumber: string, vatNumber: string) =>
    `${legalName} · KVK ${kvkNumber} · BTW ${vatNumber}`,
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  continued: (title: string) => `${title} (vervolg)`,
  /** Heard before what is paid. */
  usualPrice: (struck: string) => `normaal ${struck}, nu `,
} as const
