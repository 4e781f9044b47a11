export const mailTexts = {
  deliveryMoved: 'Levering verplaatst',
  show: 'Bekijk',
  again: 'Opnieuw versturen',
  sentAgain: 'De mail wordt opnieuw verstuurd.',
  preview: 'Voorbeeld van de mail',
  to: 'Aan',
  cc: 'Cc',
  subject: 'Onderwerp',
  writtenNow:
    'Zo luidt de mail over wat er toen gebeurde. Namen en adressen die daarna zijn verbeterd, staan er verbeterd in.',
  willGo: 'Precies deze mail gaat naar de klant.',
  loading: 'De mail wordt gemaakt …',
  frame: 'De mail zoals de klant hem ziet',
  link: 'In elke mail staat een link waarmee de klant volgt hoe het ervoor staat. Intrekken stopt alle links van deze zaak, ook die van de prijsopgave.',
  endLink: 'Volglink intrekken',
  linkEnded: 'De links werken niet meer. De volgende mail heeft nieuwe.',
} as const
