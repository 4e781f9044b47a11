/** Why the rules that assign cases are not kept so. */
export const ruleRefusals = {
  circle: (name: string) =>
    `De vervanging van ${name} komt weer bij ${name} uit: zo krijgt niemand de zaak. Kies een ander.`,
  range: 'De laatste postcode ligt vóór de eerste.',
  twice: 'Deze collega staat al in de lijst.',
  noSuchColleague: 'Deze collega bestaat niet (meer).',
  noSuchReseller: 'Deze partner bestaat niet (meer).',
  changedMeanwhile:
    'Iemand anders heeft de verdeling intussen gewijzigd. Wat je typte staat er nog: sla nog een keer op, dan zie je wat er veranderde.',
} as const
