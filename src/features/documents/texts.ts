export const documentTexts = {
  file: (title: string) => `${title} (pdf)`,
  opensInNewTab: 'opent in een nieuw tabblad',
  none: 'Er zijn nog geen documenten',
  nonePromise: 'Na een bestelling of prijsopgave vind je hier de bevestiging en de voorwaarden als pdf.',
} as const
