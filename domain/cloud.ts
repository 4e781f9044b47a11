/** Mailboxes that can be moved over in one order (order-flow §5 and §9). Any cloud product can be ordered by itself. */
export const maximumMigrations = 20
