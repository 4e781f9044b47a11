/** The words of the mails about receivers that do not answer. */
export const webhookTroubleTexts = {
  name: 'Webhook',
  receiver: 'Ontvanger',
  since: 'Sinds',
  open: 'Bekijk de webhook',
  failing: {
    subject: (name: string) => `Webhook ‘${name}’ komt niet aan`,
    heading: 'Deze webhook komt niet aan',
    text: 'De ontvanger neemt al meer dan een half uur niets van ons aan. We proberen elk bericht ruim drie dagen lang opnieuw.',
    next: 'Kijk bij de webhook wat de ontvanger antwoordt. Je hoeft niets opnieuw te versturen zolang wij het proberen.',
  },
  off: {
    subject: (name: string) => `Webhook ‘${name}’ staat uit`,
    heading: 'Deze webhook staat uit',
    reasons: {
      gone: 'De ontvanger antwoordde dat hij niet meer bestaat (410). Daarom roepen we hem niet meer aan.',
      failing: 'De ontvanger nam meer dan drie dagen niets van ons aan. Daarom roepen we hem niet meer aan.',
    },
    next: 'Is de ontvanger hersteld? Zet de webhook weer aan en verstuur de gemiste berichten opnieuw. Berichten blijven 30 dagen staan.',
  },
} as const
