/** Texts of the components in src/ui/kit, independent of their use. */
export const uiTexts = {
  problem: 'Er is een probleem',
  /** Before the document's title while something is wrong. */
  errorTitle: 'Fout: ',
  optional: '(optioneel)',
  password: {
    show: 'Toon',
    hide: 'Verberg',
    showTyped: 'Toon wat je typt',
    hideTyped: 'Verberg wat je typt',
  },
  /** Read aloud around a usual price that is struck through. */
  price: { list: 'Normaal', now: 'nu' },
  list: {
    filter: 'Toon',
    all: 'Alles',
    found: (count: number) => (count === 1 ? '1 gevonden' : `${count} gevonden`),
    showAll: (count: number) => `Toon alle ${count}`,
  },
  stepDone: 'Klaar:',
  stepper: {
    less: (label: string) => `Eén minder: ${label}`,
    quantity: (label: string) => `Aantal: ${label}`,
    more: (label: string) => `Eén meer: ${label}`,
  },
} as const
