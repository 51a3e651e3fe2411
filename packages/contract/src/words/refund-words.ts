import type { LocalText, RefundFailure } from '@billett/domain'

/** Why a refund came to nothing, behind a colon or a dot. */
export const REFUND_FAILURE_WORDS = {
  rejected: { de: 'der Zahlungsanbieter lehnt sie ab', en: 'the payment provider refuses it' },
  notPaid: { de: 'dort ist die Zahlung nicht eingegangen', en: 'the payment has not come in there' },
  exceedsPaid: { de: 'dort ist nicht mehr so viel übrig', en: 'not so much is left there' },
  currencyDiffers: {
    de: 'dort wurde in einer anderen Währung bezahlt',
    en: 'it was paid there in another currency',
  },
  keyReused: { de: 'dort ist sie als eine andere bekannt', en: 'it is known there as another one' },
  alreadyBack: {
    de: 'dort ging schon mehr zurück, als hier bekannt ist; bitte dort nachsehen, bevor etwas gezahlt wird',
    en: 'more went back there than is known here; please look there before anything is paid',
  },
} as const satisfies Record<RefundFailure, LocalText>
