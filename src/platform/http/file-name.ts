/**
 * The header by which a browser shows or saves a file. What is no letter, digit, hyphen, underscore or dot in the name becomes a hyphen,
 * so that no name breaks the header.
 */
export const contentDisposition = (how: 'inline' | 'attachment', fileName: string): string =>
  `${how}; filename="${fileName.replace(/[^\w.-]+/g, '-')}"`
