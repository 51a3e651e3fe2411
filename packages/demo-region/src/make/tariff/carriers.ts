import type { Carrier } from '@billett/domain'

/** First class runs on the trains of one company only, and the contract of carriage is with it. */
export const CARRIERS: Carrier[] = [
  { id: 'luehrtalbahn', name: 'Lührtalbahn GmbH', street: 'Bahnhofsplatz 2', town: '12345 Falkenbrück' },
]
