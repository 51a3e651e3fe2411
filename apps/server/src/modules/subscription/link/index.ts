export type { StoredLink } from './signed-link.repository.ts'
export { findLink, holdLink, linkSecret, makeLink, markUsed, useLink } from './signed-links.ts'
