import type { Json } from './json.ts'

/* Jobs that read a file into the draft of a client, or write one. */

export const jobStates = { done: 'Succeeded', failed: 'Failed' } as const

/** Formats of the catalogue's files, by the content types that name them. */
const formats = { 'text/csv': 'csv', 'application/json': 'json' } as const
export type CatalogueFormat = (typeof formats)[keyof typeof formats]

export const contentTypes: Readonly<Record<CatalogueFormat, string>> = {
  csv: 'text/csv',
  json: 'application/json',
}

/** The format that a content type names, whatever stands behind it; null where there is none. */
export const formatOf = (contentType: unknown): CatalogueFormat | null => {
  const [type = ''] = String(contentType).toLowerCase().split(';')
  return Object.entries(formats).find(([name]) => name === type.trim())?.[1] ?? null
}

/**
 * The file in a `data:` address, in base64 or percent-encoded.
 * @returns null where the address is another: files are never fetched
 */
export function fileIn(url: unknown): { readonly contentType: string; readonly content: string } | null {
  const [, type, isBase64, data] =
    /^data:([^,;]*(?:;[^,;=]+=[^,;]*)*)(;base64)?,(.*)$/s.exec(String(url)) ?? []
  if (type === undefined || data === undefined) return null
  try {
    const text = decodeURIComponent(data)
    const content = isBase64 ? text : Buffer.from(text).toString('base64')
    return /^[A-Za-z0-9+/=\s]*$/.test(content) ? { contentType: type, content } : null
  } catch {
    return null
  }
}

/** A line of a job's error log for each row that is wrong. */
export const errorLog = (
  problems: readonly {
    readonly line: number | null
    readonly column: string | null
    readonly message: string
  }[],
  lineWords: (line: number) => string,
): string =>
  problems
    .map(({ line, column, message }) =>
      [line === null ? null : lineWords(line), column, message].filter(part => part !== null).join(': '),
    )
    .join('\n')

/** The attributes of the body that a job keeps, with those that it got. */
export const jobJson = (
  { url, path, query, '@type': type, '@baseType': baseType, '@schemaLocation': schemaLocation }: Json,
  rest: Json,
): Json =>
  Object.fromEntries(
    Object.entries({
      url,
      path,
      query,
      '@type': type,
      '@baseType': baseType,
      '@schemaLocation': schemaLocation,
      ...rest,
    }).filter(([, value]) => value !== undefined),
  )
