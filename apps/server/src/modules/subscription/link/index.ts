export { linkAddress, linkPage } from './link-page.ts'
export {
  confirmedBy,
  endAccountLinks,
  endLinksFor,
  linkById,
  noteOpened,
  type StoredLink,
} from './signed-link.repository.ts'
export {
  type FoundLink,
  findLink,
  holdLink,
  linkSecret,
  makeLink,
  markUsed,
  showingLink,
  useLink,
} from './signed-links.ts'
