/** The part of mailauth that has no types. */
declare module 'mailauth/lib/parse-dkim-headers.js' {
  /** @param line a header with its name; of Authentication-Results each method with its result and properties */
  export default function parseHeader(line: string): { readonly parsed: unknown }
}
