export const detailsRefusals = {
  wrongKvkNumber: 'KVK nummer is niet geldig.',
  wrongVatNumber: 'BTW nummer is niet bekend.',
  wrongIban: 'IBAN is niet geldig.',
  cannotBeCalled: 'Dit nummer kunnen we niet bellen. Vul een gewoon vast of mobiel nummer in.',
} as const
