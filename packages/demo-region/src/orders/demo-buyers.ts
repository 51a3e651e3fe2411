import type { PlainDate } from '@billett/domain'

/** Somebody who bought tickets in the demo's shop. */
export interface DemoBuyer {
  firstName: string
  lastName: string
  birthDate: PlainDate
  email: string
  /** So many days ago they made an account; null: they bought as guests. */
  registered: number | null
}

/** All of them of age for years. */
const BORN = '1984-05-17'

const buyer = (firstName: string, lastName: string, registered: number | null): DemoBuyer => ({
  firstName,
  lastName,
  birthDate: BORN,
  registered,
  email: `${firstName}.${lastName}@example.org`.toLowerCase(),
})

/** By the names that purchases call them. */
export const demoBuyers = {
  anton: buyer('Anton', 'Bergmann', 310),
  birte: buyer('Birte', 'Claussen', 244),
  cem: buyer('Cem', 'Demir', 198),
  dora: buyer('Dora', 'Ehlers', 120),
  emil: buyer('Emil', 'Falk', 75),
  fatma: buyer('Fatma', 'Gül', 41),
  gero: buyer('Gero', 'Hansen', 20),
  hilde: buyer('Hilde', 'Imhof', 9),
  ivan: buyer('Ivan', 'Jansen', 4),
  jule: buyer('Jule', 'Kramer', 1),
  kira: buyer('Kira', 'Lorenz', null),
  lasse: buyer('Lasse', 'Meyer', null),
  malte: buyer('Malte', 'Nowak', null),
  nele: buyer('Nele', 'Otto', null),
  oskar: buyer('Oskar', 'Peters', null),
  paula: buyer('Paula', 'Quast', null),
}
