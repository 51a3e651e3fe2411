export { SavedNotice } from '../../ui/SavedNotice.tsx'
