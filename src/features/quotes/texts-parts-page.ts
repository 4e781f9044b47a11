/** Texts for finding something in a long list of parts or addresses. */
export const listTexts = {
  wrong: 'Wat niet klopt',
  open: 'Nog open',
  accepted: 'Geaccepteerd',
  chosen: 'Gekozen',
  searchParts: 'Zoek op naam of adres',
  searchRows: 'Zoek in de lijst',
  next: 'Volgende die niet klopt',
} as const

/** Texts for changing many parts at once. */
export const manyTexts = {
  open: 'Meer delen tegelijk wijzigen',
  title: 'Meer delen tegelijk wijzigen',
  hint: 'Voor de delen van dezelfde soort als het deel dat je bewerkt. Lukt het bij één deel niet, dan wijzigt er niets.',
  chosen: (count: number, all: number) => `${count} van de ${all} delen`,
  all: 'Alle delen',
  none: 'Geen',
  same: 'Niet wijzigen',
  line: 'Regel',
  quantity: 'Aantal per deel',
  quantityHint: '0 haalt de regel weg',
  wrongQuantity: (most: number) => `Vul een heel getal van 0 tot en met ${most} in`,
  freeLine: (text: string) => `${text} (eigen regel)`,
  freeLineHint: '0 haalt de regel weg; een deel zonder deze regel krijgt hem',
  tooManyFreeLines: (most: number) => `Een deel heeft hoogstens ${most} eigen regels`,
  term: 'Looptijd',
  references: 'Inkoopnummer en kostenplaats per deel',
  forAll: (label: string) => `${label}, voor alle gekozen delen`,
  fillAll: 'Bij alle invullen',
  referenceOf: (label: string, title: string) => `${label} van ${title}`,
  discount: 'Korting erbij',
  discountHint: 'Elk gekozen deel krijgt deze korting naast die het al heeft.',
  wrongDiscount: 'Vul de reden en de hoogte van de korting in',
  tooManyDiscounts: (most: number) => `Een deel heeft hoogstens ${most} kortingen`,
  refused: 'Er is niets gewijzigd',
  refusal: (message: string, titles: readonly string[]) =>
    titles.length === 0 ? message : `${titles.join('; ')}: ${message}`,
  change: (count: number) => (count === 1 ? '1 deel wijzigen' : `${count} delen wijzigen`),
  changed: (count: number) => (count === 1 ? '1 deel is gewijzigd.' : `${count} delen zijn gewijzigd.`),
  close: 'Sluiten',
} as const
