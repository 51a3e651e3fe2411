/** What staff show beside their password, and how they set it up. */
export const secondFactor = {
  'office.factor.showHeadline': 'Zeigen Sie, wer Sie sind',
  'office.factor.showLead': 'Für die Verwaltung genügt das Passwort nicht.',
  'office.factor.code': 'Code',
  'office.factor.codeHint': 'Sechs Ziffern aus Ihrer App, oder ein Code, den Sie sich notiert haben.',
  'office.factor.show': 'Weiter',
  'office.factor.byPasskey': 'Mit Passkey zeigen',
  'office.factor.notGiven':
    'Ihr Gerät hat keinen Passkey gezeigt. Versuchen Sie es noch einmal oder geben Sie einen Code ein.',
  'office.factor.setUpHeadline': 'Richten Sie einen zweiten Faktor ein',
  'office.factor.setUpLead':
    'Ihr Unternehmen möchte, dass alle beim Anmelden außer dem Passwort noch etwas zeigen. Wählen Sie, was Ihnen lieber ist.',
  'office.factor.passkey': 'Passkey',
  'office.factor.passkeyText': 'Ihr Gerät zeigt mit Fingerabdruck, Gesicht oder PIN, wer Sie sind.',
  'office.factor.addPasskey': 'Passkey anlegen',
  'office.factor.notMade': 'Auf diesem Gerät wurde kein Passkey angelegt.',
  'office.factor.app': 'App mit Codes',
  'office.factor.appText': 'Eine App auf Ihrem Telefon zeigt alle dreißig Sekunden einen anderen Code.',
  'office.factor.addApp': 'App einrichten',
  'office.factor.scanText':
    'Lesen Sie dieses Bild mit Ihrer App ein, und geben Sie danach hier den Code ein, den sie zeigt.',
  'office.factor.qrLabel': 'QR-Code mit dem Schlüssel für Ihre App',
  'office.factor.secretText': 'Ohne Kamera geben Sie in der App diesen Schlüssel ein:',
  'office.factor.openApp': 'App auf diesem Gerät öffnen',
  'office.factor.firstCode': 'Erster Code aus der App',
  'office.factor.confirmApp': 'Code prüfen',
  'office.factor.codesTitle': 'Notieren Sie diese Codes',
  'office.factor.codesText':
    'Wenn Ihnen die App fehlt, zeigen Sie mit einem davon, wer Sie sind. Jeder gilt einmal. Sie werden nur jetzt angezeigt.',
  'office.factor.codesKept': 'Ich habe die Codes notiert',
  'office.factor.ownText':
    'Wer einen Passkey oder eine App eingerichtet hat, zeigt ihn nach jedem Anmelden mit Passwort. Für Folgenreiches wird er noch einmal verlangt.',
  'office.factor.againTitle': 'Zeigen Sie noch einmal, wer Sie sind',
  'office.factor.againText': 'Was Sie vorhaben, hat Folgen. Drücken Sie danach bitte noch einmal auf die Schaltfläche.',
}
