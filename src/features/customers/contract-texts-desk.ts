export const customerDeskTexts = {
  reason: 'Reden',
  reasonMissing: 'Vul in waarom dit account geblokkeerd wordt',
} as const
