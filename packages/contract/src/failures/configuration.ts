import type { FailureText } from './failure-text.ts'

/** What may be wrong with changing what a company's shop is configured to be. */
export const configurationFailures = {
  versionNotFound: {
    code: 950,
    status: 404,
    de: 'Diese Fassung gibt es nicht.',
    en: 'There is no such version.',
  },
  versionClosed: {
    code: 951,
    status: 409,
    de: 'Diese Fassung wurde schon gezeigt oder verworfen.',
    en: 'This version has been shown already, or was discarded.',
  },
  versionNotChecked: {
    code: 952,
    status: 409,
    de: 'An dieser Fassung ist noch etwas falsch, oder sie ist schon freigegeben.',
    en: 'Something is still wrong with this version, or it has been released already.',
  },
  versionStartPassed: {
    code: 953,
    status: 400,
    de: 'Diese Minute ist schon vorbei.',
    en: 'This minute has passed already.',
  },
  versionUnreadable: {
    code: 954,
    status: 409,
    de: 'Diese Fassung hat ein anderes Release geschrieben. Sie kann nicht mehr gelesen werden.',
    en: 'Another release wrote this version. It cannot be read any more.',
  },
  locksYouOut: {
    code: 957,
    status: 409,
    de: 'Damit sperren Sie sich selbst aus: Die Adresse, von der aus Sie arbeiten, liegt in keinem dieser Netze.',
    en: 'That would lock you out yourself: the address you work from lies in none of these networks.',
  },
  entryLocked: {
    code: 955,
    status: 409,
    de: 'Dieser Wert steht in der Umgebung des Servers und wird hier nur gezeigt.',
    en: 'This value stands in the environment of the server and is only shown here.',
  },
  secretsOff: {
    code: 956,
    status: 409,
    de: 'Geheimnisse können hier nicht geschrieben werden: Dem Server fehlt CONFIG_KEY.',
    en: 'Secrets cannot be written here: the server lacks CONFIG_KEY.',
  },
  tariffWaits: {
    code: 965,
    status: 409,
    de: 'Eine andere Tariffassung ist schon für später freigegeben. Nehmen Sie zuerst diese Freigabe zurück.',
    en: 'Another version of the tariff has been released for later. Please withdraw that release first.',
  },
  tariffNotCompared: {
    code: 967,
    status: 409,
    de: 'Die Preise dieser Fassung werden noch verglichen. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    en: 'The prices of this version are still being compared. Please try again in a few seconds.',
  },
  tariffOfOtherStops: {
    code: 966,
    status: 400,
    de: 'Keine Haltestelle dieses Tarifs kommt im Fahrplan vor.',
    en: 'None of the stops of this tariff is in the timetable.',
  },
} as const satisfies Record<string, FailureText>
