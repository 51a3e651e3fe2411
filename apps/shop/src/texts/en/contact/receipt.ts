import type { receipt as german } from '../../de/contact/receipt.ts'

export const receipt: Record<keyof typeof german, string> = {
  'receipt.receivedOn': 'Received on {{when}}',
  'receipt.declared': 'What you declared',
  'receipt.name': 'Name',
  'receipt.save': 'Save receipt',
  'receipt.print': 'Print',
}
