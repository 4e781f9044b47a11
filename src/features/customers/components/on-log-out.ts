const forgetting = new Set<() => void>()

/** Runs at every logout, once the session has ended and before any screen learns of it. */
export const onLogOut = (forget: () => void): void => void forgetting.add(forget)

/** For what logs out (log-out.ts). Apart from it, because those who want to know need not be able to log out. */
export function tellLogOut(): void {
  for (const forget of forgetting) forget()
}
