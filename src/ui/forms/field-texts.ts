/** Hints at fields of all forms; labels are in the contract (src/common/contract/fields.ts). */
export const fieldTexts = {
  kvkHint: '8 cijfers',
  vatHint: 'Bijvoorbeeld NL000099998B57',
  ibanHint: 'Bijvoorbeeld NL91 ABNA 0417 1643 00',
} as const
