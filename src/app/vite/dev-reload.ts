/** For development, on pages that are not hydrated: nothing but a new document shows an edit. */
import.meta.hot?.on('vite:beforeUpdate', () => window.location.reload())
