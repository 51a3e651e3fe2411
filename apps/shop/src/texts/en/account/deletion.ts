import type { deletion as german } from '../../de/account/deletion.ts'

export const deletion: Record<keyof typeof german, string> = {
  'account.remove.headline': 'Delete your account',
  'account.remove.lead':
    'Your account is deleted {{days}} days after your request. Until then you can change your mind.',
  'account.remove.export': 'Your data',
  'account.remove.exportText': 'Everything we have stored about you, as a machine-readable file (JSON).',
  'account.remove.exportButton': 'Download data',
  'account.remove.request': 'Request the deletion',
  'account.remove.requestText':
    'Your name, your addresses and your access are deleted. We keep invoices as long as the law demands. Tickets you have bought remain valid; save them first.',
  'account.remove.requestButton': 'Delete account',
  'account.remove.confirmTitle': 'Really delete the account?',
  'account.remove.confirmText':
    'Your account will be deleted on {{date}}. Until then you can sign in and withdraw the deletion.',
  'account.remove.confirmButton': 'Yes, delete the account',
  'account.remove.requested': 'We have received your request. Your account will be deleted on {{date}}.',
  'account.remove.withdraw': 'Withdraw the deletion',
  'account.remove.withdrawn': 'Your account stays.',
}
