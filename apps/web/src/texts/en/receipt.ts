import type { Texts } from '../texts.ts'

export const receipt: Texts['receipt'] = {
  receivedOn: 'Received on {{when}}',
  declared: 'What you declared',
  name: 'Name',
  save: 'Save receipt',
  print: 'Print',
}
