/** `in behandeling` → `In behandeling`, for where it stands alone. */
export const sentenceCase = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)
