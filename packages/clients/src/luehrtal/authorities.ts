import type { Operator } from '../schema/operator.ts'

/** Who watches over companies in the Lührtal. */
export const LUEHRTAL_AUTHORITIES: Pick<Operator, 'dataProtectionAuthority' | 'licensingAuthority'> = {
  dataProtectionAuthority: {
    de: 'Landesbeauftragte für den Datenschutz, Musterallee 7, 99980 Musterhauptstadt',
    en: 'State Commissioner for Data Protection, Musterallee 7, 99980 Musterhauptstadt',
  },
  licensingAuthority: {
    de: 'Landesamt für Verkehr, 99980 Musterhauptstadt',
    en: 'State Office for Transport, 99980 Musterhauptstadt',
  },
}
