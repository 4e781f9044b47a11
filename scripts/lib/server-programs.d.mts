export const programs: Readonly<Record<string, string>>
export const outsideBundle: RegExp[]
export function argumentsOf(name: string, root?: string): string[]
