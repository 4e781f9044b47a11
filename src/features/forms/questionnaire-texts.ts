/** The three steps that say whether the Cyberbeveiligingswet (NIS2) holds for an organisation (marketing-site §2.8). */
export const questionnaireTexts = {
  title: 'Val je onder de wet?',
  progress: 'Vraag {number} van 2',
  yes: 'Ja',
  no: 'Nee',
  next: 'Volgende',
  back: 'Terug',
  needsScripts:
    'Deze vragen werken alleen met JavaScript. Is het antwoord op beide vragen ja, dan val je waarschijnlijk onder de wet.',
  questions: [
    {
      question: 'Is je organisatie groot genoeg?',
      text: 'Er werken 50 mensen of meer, of de jaaromzet én het balanstotaal zijn allebei meer dan 10 miljoen euro. Verbonden bedrijven tellen meestal mee.',
      list: [],
    },
    {
      question: 'Werk je in een sector van de wet?',
      text: 'Dat zijn:',
      list: [
        'energie, drinkwater en afvalwater',
        'vervoer, post en koeriers',
        'banken en financiële markten',
        'gezondheidszorg',
        'digitale infrastructuur, beheer van ICT-diensten en digitale aanbieders',
        'overheid en ruimtevaart',
        'afvalbeheer, chemische stoffen en levensmiddelen',
        'maakindustrie, zoals medische hulpmiddelen, elektronica, machines en voertuigen',
        'onderzoek',
      ],
    },
  ],
  required: {
    title: 'De wet geldt waarschijnlijk voor je',
    text: 'Je organisatie is groot genoeg en werkt in een sector van de wet. Ga na of jullie soort organisatie in een bijlage van de wet staat. Zo ja, dan registreer je je, neem je passende maatregelen en meld je ernstige incidenten.',
    ways: [
      { label: 'Doe de cyberveilig-check', to: '/cyberveilig-check' },
      { label: 'Vraag het ebook aan', to: '/netwerk-en-security/nis2#nis2-ebook' },
    ],
  },
  notRequired: {
    title: 'De wet geldt waarschijnlijk niet rechtstreeks voor je',
    text: 'Let op twee dingen. Sommige aanbieders vallen er ongeacht hun grootte onder, zoals aanbieders van openbare telecomnetwerken, DNS-diensten en vertrouwensdiensten. En klanten die onder de wet vallen, kunnen je om maatregelen vragen.',
    ways: [
      { label: 'Lees wat klanten je vragen', to: '/blog/nis2-in-gewone-taal' },
      { label: 'Doe de cyberveilig-check', to: '/cyberveilig-check' },
    ],
  },
} as const
