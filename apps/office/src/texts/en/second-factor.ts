/** What staff show beside their password, and how they set it up. */
export const secondFactor = {
  'office.factor.showHeadline': 'Show who you are',
  'office.factor.showLead': 'The password alone is not enough for the staff area.',
  'office.factor.code': 'Code',
  'office.factor.codeHint': 'Six digits from your app, or a code you have written down.',
  'office.factor.show': 'Continue',
  'office.factor.byPasskey': 'Show with a passkey',
  'office.factor.notGiven': 'Your device has shown no passkey. Try again, or enter a code.',
  'office.factor.setUpHeadline': 'Set up a second factor',
  'office.factor.setUpLead':
    'Your company wants everybody to show something beside the password when they sign in. Choose what you prefer.',
  'office.factor.passkey': 'Passkey',
  'office.factor.passkeyText': 'Your device shows who you are by a fingerprint, a face or a PIN.',
  'office.factor.addPasskey': 'Create a passkey',
  'office.factor.notMade': 'No passkey was created on this device.',
  'office.factor.app': 'App with codes',
  'office.factor.appText': 'An app on your phone shows another code every thirty seconds.',
  'office.factor.addApp': 'Set up an app',
  'office.factor.scanText': 'Scan this picture with your app, and then enter here the code it shows.',
  'office.factor.qrLabel': 'QR code with the key for your app',
  'office.factor.secretText': 'Without a camera, enter this key into the app:',
  'office.factor.openApp': 'Open the app on this device',
  'office.factor.firstCode': 'First code from the app',
  'office.factor.confirmApp': 'Check the code',
  'office.factor.codesTitle': 'Write these codes down',
  'office.factor.codesText':
    'When you are without your app, show who you are with one of them. Each is good once. They are shown only now.',
  'office.factor.codesKept': 'I have written the codes down',
  'office.factor.ownText':
    'Whoever has set up a passkey or an app shows it each time after the password. What has consequences asks for it once more.',
  'office.factor.againTitle': 'Show once more who you are',
  'office.factor.againText': 'What you are about to do has consequences. Please press the button once more afterwards.',
}
