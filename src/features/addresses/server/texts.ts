export const addressRefusals = {
  unavailable: 'We kunnen je adres nu even niet opzoeken. Probeer het over een minuut opnieuw.',
} as const
