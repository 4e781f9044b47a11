/** The link that opens a mail program. What stands in the address cannot add a field to the mail. */
export const mailtoLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`
