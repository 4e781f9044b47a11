/** Labels and errors of what gets a colleague into the desk. */
export const signInTexts = {
  wrongCode:
    'Deze code klopt niet of is al gebruikt. Wacht op de volgende code in je app, of gebruik een herstelcode.',
  codeOrRecoveryCode: 'Code uit je app, of een herstelcode',
  code: 'Code',
  codeMissing: 'Vul de code uit je app in',
  linkGone: 'Deze link werkt niet meer. Vraag een beheerder om een nieuwe.',
} as const
