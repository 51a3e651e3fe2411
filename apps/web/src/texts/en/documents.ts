import type { Texts } from '../texts.ts'

export const documents: Texts['documents'] = {
  headline: 'My documents',
  lead: 'Contracts, certificates and letters we have put here for you.',
  loadFailed: 'Your documents could not be loaded.',
  none: 'No documents yet',
  noneText: 'As soon as we have a letter for you, you will find it here.',
  new: 'New',
  received: 'Added on {{date}}, {{size}}',
  download: 'Download',
  downloadOf: 'Download {{name}}',
}
