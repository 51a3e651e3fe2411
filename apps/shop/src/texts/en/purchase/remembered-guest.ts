import type { rememberedGuest as german } from '../../de/purchase/remembered-guest.ts'

export const rememberedGuest: Record<keyof typeof german, string> = {
  'rememberedGuest.remember': 'Remember me on this device',
  'rememberedGuest.rememberHint': 'E-mail, way to pay and, if given, name and address; no card details.',
  'rememberedGuest.text': 'This device remembers {{email}} for the next purchase.',
  'rememberedGuest.forget': 'Forget me',
  'rememberedGuest.forgotten': 'This device has forgotten your details.',
}
