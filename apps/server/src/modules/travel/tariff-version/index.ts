export {
  discardTariff,
  goBackTo,
  releaseTariff,
  startTariffs,
  storeDraft,
  type TariffRelease,
} from './release-tariff.ts'
export {
  findTariff,
  insertTariff,
  type KnownTariff,
  knownTariffs,
  type StoredTariff,
  sellingTimes,
  stateOfTariff,
} from './tariff-version.repository.ts'
