import type { personalData as german } from '../../de/account/personal-data.ts'

export const personalData: Record<keyof typeof german, string> = {
  'account.data.headline': 'Personal data',
  'account.data.lead': 'These details appear on your invoices and tickets.',
  'account.data.person': 'About you',
  'account.data.address': 'Invoice address',
  'account.data.email': 'E-mail address',
  'account.data.emailHint': 'A new address takes effect as soon as you have opened the link in the e-mail sent there.',
  'account.data.pendingEmail':
    'We have sent an e-mail to {{email}}. The new address takes effect as soon as you open the link in it.',
  'account.data.currentPassword': 'Your password',
  'account.data.currentPasswordHint': 'To be safe, because you are changing the e-mail address.',
  'account.data.language': 'Language of our e-mails',
  'account.data.languages.de': 'German',
  'account.data.languages.en': 'English',
  'account.data.save': 'Save changes',
  'account.data.saved': 'Your details are saved.',
  'account.data.unchanged': 'There is nothing to save.',
}
