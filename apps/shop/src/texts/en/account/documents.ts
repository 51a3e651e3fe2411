import type { documents as german } from '../../de/account/documents.ts'

export const documents: Record<keyof typeof german, string> = {
  'documents.headline': 'My documents',
  'documents.lead': 'Contracts, certificates and letters we have put here for you.',
  'documents.loadFailed': 'Your documents could not be loaded.',
  'documents.none': 'No documents yet',
  'documents.noneText': 'As soon as we have a letter for you, you will find it here.',
  'documents.new': 'New',
  'documents.received': '{{kind}}, added on {{date}}, {{size}}',
  'documents.download': 'Download',
  'documents.downloadOf': 'Download {{name}}',
  'documents.kinds.letter': 'Letter',
  'documents.kinds.confirmation': 'Confirmation',
  'documents.kinds.contract': 'Contract',
  'documents.kinds.invoice': 'Invoice',
  'documents.kinds.notice': 'Notice',
  'documents.kinds.other': 'Document',
}
