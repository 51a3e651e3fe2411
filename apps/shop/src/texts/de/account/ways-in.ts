/** Password, passkeys, devices and services: how one gets into the account. */
export const waysIn = {
  'account.password.headline': 'Passwort ändern',
  'account.password.lead': 'Auf allen anderen Geräten werden Sie danach abgemeldet.',
  'account.password.old': 'Bisheriges Passwort',
  'account.password.save': 'Passwort ändern',
  'account.password.saved': 'Ihr Passwort ist geändert. Auf anderen Geräten sind Sie abgemeldet.',

  'account.passkeys.headline': 'Passkeys',
  'account.passkeys.lead':
    'Mit einem Passkey melden Sie sich ohne Passwort an: mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts.',
  'account.passkeys.none': 'Noch kein Passkey.',
  'account.passkeys.add': 'Passkey auf diesem Gerät anlegen',
  'account.passkeys.passwordHint': 'Zur Sicherheit, bevor ein weiterer Weg in Ihr Konto führt.',
  'account.passkeys.added': 'Der Passkey ist angelegt.',
  'account.passkeys.removed': 'Der Passkey ist entfernt.',
  'account.passkeys.remove': 'Entfernen',
  'account.passkeys.removeOf': 'Passkey von {{name}} entfernen',
  'account.passkeys.askTitle': 'Passkey entfernen?',
  'account.passkeys.askText':
    'Mit dem Passkey von {{name}} kann sich danach niemand mehr anmelden. Auf dem Gerät bleibt er gespeichert, bis Sie ihn dort löschen.',
  'account.passkeys.askYes': 'Ja, entfernen',
  'account.passkeys.unused': 'Angelegt am {{since}}, noch nicht benutzt',
  'account.passkeys.used': 'Angelegt am {{since}}, zuletzt benutzt {{used}}',
  'account.passkeys.notMade': 'Ihr Gerät hat keinen Passkey angelegt. Vielleicht hat es schon einen für diesen Shop.',
  'account.passkeys.cannot': 'Dieser Browser unterstützt keine Passkeys.',

  'account.services.headline': 'Andere Dienste',
  'account.services.lead': 'Bei diesen Diensten melden Sie sich mit Ihrem Konto von hier an.',
  'account.services.none': 'Noch keiner.',
  'account.services.since': 'Zugestimmt am {{since}}',
  'account.services.revoke': 'Zustimmung zurücknehmen',
  'account.services.revokeOf': 'Zustimmung zurücknehmen: {{name}}',

  'account.help.headline': 'Hilfe in Ihrem Konto',
  'account.help.lead':
    'Wenn Sie nicht weiterkommen, kann unser Service für höchstens eine Viertelstunde an Ihrer Stelle handeln. Passwort, Zahlungsarten und Löschung bleiben Ihre Sache, und danach bekommen Sie eine Mail.',
  'account.help.allow': 'Unser Service darf mir so helfen',
  'account.help.allowed': 'Unser Service darf Ihnen in Ihrem Konto helfen.',
  'account.help.refused': 'Niemand von uns handelt in Ihrem Konto.',

  'account.devices.headline': 'Angemeldete Geräte',
  'account.devices.lead': 'Kommt Ihnen ein Gerät fremd vor, melden Sie es ab und ändern Sie Ihr Passwort.',
  'account.devices.unknown': 'Unbekanntes Gerät',
  'account.devices.current': 'Dieses Gerät',
  'account.devices.since': 'Angemeldet seit {{since}}, zuletzt gesehen {{seen}}',
  'account.devices.end': 'Abmelden',
  'account.devices.endOf': '{{name}} abmelden',
  'account.devices.endOthers': 'Alle anderen Geräte abmelden',
  'account.devices.ended': 'Das Gerät ist abgemeldet.',
  'account.devices.endedOthers': 'Alle anderen Geräte sind abgemeldet.',
  'account.devices.loadFailed': 'Die Liste konnte nicht geladen werden.',
}
