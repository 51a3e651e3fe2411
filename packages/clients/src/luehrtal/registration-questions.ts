import type { DynamicInfoScheme } from '../schema/dynamic-info.ts'

export const registrationQuestions: DynamicInfoScheme[] = [
  {
    guid: '3b0a6d0e-51f3-4a0c-8a8e-6d5f4b1c2a01',
    datatypID: 'Checkbox',
    description: {
      de: 'Ich habe die <a href="/datenschutz">Hinweise zum Datenschutz</a> gelesen.',
      en: 'I have read the <a href="/privacyPolicy">privacy policy</a>.',
    },
    isVisibleToUser: true,
    isRequired: true,
    datarecordID: 'registration',
    datarecordLabel: { de: 'Registrierung', en: 'Registration' },
  },
  {
    guid: '3b0a6d0e-51f3-4a0c-8a8e-6d5f4b1c2a02',
    datatypID: 'TextField',
    description: {
      de: 'Nummer Ihrer Kundenkarte, wenn Sie eine haben',
      en: 'Number of your customer card, if you have one',
    },
    isVisibleToUser: true,
    isRequired: false,
    datarecordID: 'customerCard',
    datarecordLabel: { de: 'Kundenkarte', en: 'Customer card' },
  },
]
