/** Replaces an interactive part whose script did not load; for a form it also says whom to call. */
export const islandTexts = {
  notLoaded: 'Dit onderdeel kon niet worden geladen. Ververs de pagina om het opnieuw te proberen.',
} as const
