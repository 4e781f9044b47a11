/** Routes that code asks for by name (src/routes.ts): the frame of the desk, and that of pages that are not hydrated. */
export const routeIds = { desk: 'desk', website: 'website' } as const
