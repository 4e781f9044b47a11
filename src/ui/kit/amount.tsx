/** An amount as it was formatted: a browser's translator leaves it as it is. */
export const Amount = ({ children }: { children: string }) => <span translate="no">{children}</span>
