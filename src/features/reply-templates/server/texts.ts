/** Why a ready-made text cannot be changed. */
export const templateRefusals = {
  unknown: 'Deze tekst bestaat niet (meer).',
  notShared: 'Met jouw rol maak je teksten voor jezelf. Een collega van verkoop beheert de gedeelde teksten.',
  changed: (name: string | null) =>
    `${name ?? 'Iemand anders'} heeft deze tekst intussen gewijzigd. Er is nog niets overschreven.`,
} as const
