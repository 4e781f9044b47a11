/** The address of a picture as small as a card shows it; one that the shop ships is a drawing, which has no sizes. */
export const smallPicture = (imageUrl: string): string =>
  imageUrl.replace(/^(\/productafbeeldingen\/[0-9a-f]{64})\./, '$1-klein.')
