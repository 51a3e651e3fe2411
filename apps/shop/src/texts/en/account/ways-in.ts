import type { waysIn as german } from '../../de/account/ways-in.ts'

export const waysIn: Record<keyof typeof german, string> = {
  'account.password.headline': 'Change password',
  'account.password.lead': 'Afterwards you are signed out on every other device.',
  'account.password.old': 'Current password',
  'account.password.save': 'Change password',
  'account.password.saved': 'Your password has been changed. You are signed out on other devices.',

  'account.passkeys.headline': 'Passkeys',
  'account.passkeys.lead':
    'With a passkey you sign in without a password: by fingerprint, face or the PIN of your device.',
  'account.passkeys.none': 'No passkey yet.',
  'account.passkeys.add': 'Create a passkey on this device',
  'account.passkeys.passwordHint': 'For safety, before there is another way into your account.',
  'account.passkeys.added': 'The passkey has been created.',
  'account.passkeys.removed': 'The passkey has been removed.',
  'account.passkeys.remove': 'Remove',
  'account.passkeys.removeOf': 'Remove the passkey of {{name}}',
  'account.passkeys.askTitle': 'Remove the passkey?',
  'account.passkeys.askText':
    'Nobody will be able to sign in with the passkey of {{name}} any more. It stays stored on the device until you delete it there.',
  'account.passkeys.askYes': 'Yes, remove it',
  'account.passkeys.unused': 'Created on {{since}}, not used yet',
  'account.passkeys.used': 'Created on {{since}}, last used {{used}}',
  'account.passkeys.notMade': 'Your device did not create a passkey. It may already have one for this shop.',
  'account.passkeys.cannot': 'This browser does not support passkeys.',

  'account.services.headline': 'Other services',
  'account.services.lead': 'You sign in to these services with your account here.',
  'account.services.none': 'None yet.',
  'account.services.since': 'Agreed on {{since}}',
  'account.services.revoke': 'Take back your consent',
  'account.services.revokeOf': 'Take back your consent: {{name}}',

  'account.help.headline': 'Help in your account',
  'account.help.lead':
    'Where you are stuck, our service can act in your place for a quarter of an hour at most. Password, ways to pay and deletion stay yours alone, and you get a mail afterwards.',
  'account.help.allow': 'Our service may help me like this',
  'account.help.allowed': 'Our service may help you in your account.',
  'account.help.refused': 'Nobody of us acts in your account.',

  'account.devices.headline': 'Signed-in devices',
  'account.devices.lead': 'If you do not recognise a device, sign it out and change your password.',
  'account.devices.unknown': 'Unknown device',
  'account.devices.current': 'This device',
  'account.devices.since': 'Signed in since {{since}}, last seen {{seen}}',
  'account.devices.end': 'Sign out',
  'account.devices.endOf': 'Sign out {{name}}',
  'account.devices.endOthers': 'Sign out all other devices',
  'account.devices.ended': 'The device is signed out.',
  'account.devices.endedOthers': 'All other devices are signed out.',
  'account.devices.loadFailed': 'The list could not be loaded.',
}
