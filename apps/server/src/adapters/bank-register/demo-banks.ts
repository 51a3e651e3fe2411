import type { ListedBank } from './listed-banks.ts'

/** Banks that exist nowhere. The first keeps the accounts of the demo payment provider. */
export const DEMO_BANKS: readonly ListedBank[] = [
  { country: 'DE', bankCode: '00000000', bic: 'DEMODE00XXX', creditInstitute: 'Demobank' },
  { country: 'DE', bankCode: '99900001', bic: 'LUHRDE00XXX', creditInstitute: 'Sparkasse Lührtal' },
  { country: 'DE', bankCode: '99900002', bic: 'VBFADE00XXX', creditInstitute: 'Volksbank Falkenbrück' },
  { country: 'AT', bankCode: '99901', bic: 'SONWAT00XXX', creditInstitute: 'Bank Sonnwendegg' },
  { country: 'CH', bankCode: '99901', bic: 'TANNCH00XXX', creditInstitute: 'Kantonalbank Tannwil' },
  { country: 'NL', bankCode: 'GRWA', bic: 'GRWANL00XXX', creditInstitute: 'Groenewater Bank' },
]
