/** What this device remembers of whoever buys without an account. */
export const rememberedGuest = {
  'rememberedGuest.remember': 'Auf diesem Gerät merken',
  'rememberedGuest.rememberHint': 'E-Mail, Zahlungsart und, falls angegeben, Name und Anschrift; keine Kartendaten.',
  'rememberedGuest.text': 'Dieses Gerät merkt sich {{email}} für den nächsten Kauf.',
  'rememberedGuest.forget': 'Mich vergessen',
  'rememberedGuest.forgotten': 'Dieses Gerät hat Ihre Angaben vergessen.',
}
