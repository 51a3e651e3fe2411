import type { mailLinks as german } from '../../de/sign-in/mail-links.ts'

export const mailLinks: Record<keyof typeof german, string> = {
  'signIn.activate.pending': 'Activating your account …',
  'signIn.activate.headline': 'Your account is active',
  'signIn.activate.text': 'Now sign in with your e-mail address and your password.',
  'signIn.activate.failedHeadline': 'The link did not work',
  'signIn.activate.failedText':
    'Your account may be active already: then just sign in. Otherwise have a new link sent to you.',
  'signIn.activate.onward': 'Go to sign-in',
  'signIn.confirmEmail.pending': 'Confirming your new e-mail address …',
  'signIn.confirmEmail.headline': 'Your new e-mail address is valid',
  'signIn.confirmEmail.text': 'From now on you sign in with it, and our e-mails go there.',
  'signIn.confirmEmail.failedHeadline': 'The link did not work',
  'signIn.confirmEmail.failedText':
    'It has expired or was used before. You can change the address again in your personal data.',
  'signIn.confirmEmail.onward': 'Go to your account',
  'signIn.unsubscribe.headline': 'Unsubscribe from the newsletter',
  'signIn.unsubscribe.text': 'Would you like to stop receiving our newsletter?',
  'signIn.unsubscribe.submit': 'Unsubscribe',
  'signIn.unsubscribe.done': 'You will not receive the newsletter any more.',
}
