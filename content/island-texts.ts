/** What stands in the place of something that moves and whose script cannot be had; a form says whom to call, too. */
export const islandTexts = {
  notLoaded: 'Dit onderdeel kon niet worden geladen. Ververs de pagina om het opnieuw te proberen.',
} as const
