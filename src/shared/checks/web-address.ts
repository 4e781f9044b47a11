/** Whether a text holds what mail programs turn into a link; a bare domain is a name, as in "bol.com B.V." (decisions). */
export const hasWebAddress = (text: string): boolean => /:\/\/|\bwww\./i.test(text.normalize('NFKC'))
